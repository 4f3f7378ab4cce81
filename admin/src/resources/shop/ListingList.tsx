import type { Listing } from '@year-group/api-types/listing';
import { messages } from '@year-group/api-types/messages';
import { formatCedis } from '@year-group/api-types/money';
import { DataTable } from 'react-admin';
import { CardWords } from '#components/lists/CardList.tsx';
import { EditAndDelete, TrashAndCreate } from '#components/lists/ListActions.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { FilterSelect } from '#components/NativeSelect.tsx';
import { conditionChoices } from './listingChoices.ts';
import { useListingCategories } from './useListingCategories.ts';

const sorts = [
  { field: 'createdAt', order: 'DESC', label: 'Newest first' },
  { field: 'title', order: 'ASC', label: 'Title' },
  { field: 'price', order: 'ASC', label: 'Price, low to high' },
  { field: 'price', order: 'DESC', label: 'Price, high to low' },
] as const;

const texts: ListTexts<Listing> = {
  title: 'Shop',
  searchLabel: 'Search listings',
  emptyText: messages.listings.empty,
  failedText: messages.listings.fetchFailed,
  moreLabel: 'Load More Listings',
  one: 'listing',
  many: 'listings',
  describe: ({ title, category, price }) => ({ title, detail: `${category}, ${formatCedis(price)}` }),
  deletion: messages.listings,
};

/** All listings, the newest first. */
export function ListingList() {
  return (
    <ListPage
      texts={texts}
      sorts={sorts}
      filters={
        <>
          <ListingCategoryFilter />
          <FilterSelect
            source="condition"
            label="Condition"
            allLabel="All conditions"
            choices={conditionChoices}
          />
        </>
      }
      actions={<TrashAndCreate kind="shop" createLabel="Create Listing" />}
      columns={
        <>
          <DataTable.Col<Listing> source="title" label="Title" cellClassName="panel-title" />
          <DataTable.Col<Listing> source="category" label="Category" />
          <DataTable.Col<Listing>
            source="price"
            label="Price"
            cellClassName="panel-short"
            render={({ price }) => formatCedis(price)}
          />
        </>
      }
      renderCard={({ category, title, price }) => (
        <CardWords above={category} name={title}>
          {formatCedis(price)}
        </CardWords>
      )}
      renderActions={(listing, isCard) => (
        <EditAndDelete row={listing} to={`/admin/shop/edit/${listing.id}`} isLabelled={isCard} />
      )}
    />
  );
}

function ListingCategoryFilter() {
  const choices = useListingCategories();
  return <FilterSelect source="category" label="Category" allLabel="All categories" choices={choices} />;
}
