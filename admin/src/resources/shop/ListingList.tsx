import { listingCategories } from '@year-group/api-types/lists';
import { CreateButton } from '#components/lists/CreateButton.tsx';
import { FilterSelect } from '#components/lists/FilterSelect.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import { TrashLink } from '#components/lists/TrashLink.tsx';
import { useIsWide } from '#components/lists/useIsWide.ts';
import { ListingCards } from './ListingCards.tsx';
import { ListingTable } from './ListingTable.tsx';
import { conditionChoices } from './listingForm.ts';
import { listingTexts } from './listingTexts.ts';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
const sorts = [
  { ...newestFirst, label: 'Newest first' },
  { field: 'title', order: 'ASC', label: 'Title' },
  { field: 'price', order: 'ASC', label: 'Price, low to high' },
  { field: 'price', order: 'DESC', label: 'Price, high to low' },
] as const;

/** All listings, the newest first: a table, or cards on a phone. */
export function ListingList() {
  const isWide = useIsWide();
  return (
    <ListPage
      texts={listingTexts}
      sort={newestFirst}
      sorts={sorts}
      filters={
        <>
          <FilterSelect
            source="category"
            label="Category"
            allLabel="All categories"
            choices={listingCategories}
          />
          <FilterSelect
            source="condition"
            label="Condition"
            allLabel="All conditions"
            choices={conditionChoices}
          />
        </>
      }
      actions={
        <>
          <TrashLink kind="shop" />
          <CreateButton label="Create Listing" to="/admin/shop/create" />
        </>
      }
    >
      {isWide ? <ListingTable /> : <ListingCards />}
    </ListPage>
  );
}
