import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import { CardWords } from '#components/lists/CardList.tsx';
import { Column } from '#components/lists/Column.tsx';
import { EditAndDelete, TrashAndCreate } from '#components/lists/ListActions.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { FilterSelect } from '#components/NativeSelect.tsx';
import { NameWithPicture } from '#components/Thumbnail.tsx';
import { useCan } from '#providers/account.ts';
import { conditionChoices, useListingCategories } from './listingChoices.ts';

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
  emptyHint: '“Create Listing” offers the first one.',
  failedText: messages.listings.fetchFailed,
  moreLabel: 'Load More Listings',
  one: 'listing',
  many: 'listings',
  describe: ({ title, category, price }) => ({ title, detail: `${category}, ${formatCedis(price)}` }),
  right: 'listings.change',
  deletion: messages.listings,
};

/** All listings, the newest first. */
export function ListingList() {
  const canEdit = useCan('listings.change');
  return (
    <ListPage
      texts={texts}
      sorts={sorts}
      placeOf={canEdit ? ({ id }) => `/admin/shop/edit/${id}` : undefined}
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
          <Column<Listing>
            source="title"
            label="Title"
            cellClassName="panel-title"
            render={({ title, imageUrl }) => <NameWithPicture name={title} imageUrl={imageUrl} />}
          />
          <Column<Listing> source="category" label="Category" />
          <Column<Listing>
            source="price"
            label="Price"
            cellClassName="panel-short"
            render={({ price }) => formatCedis(price)}
          />
        </>
      }
      renderCard={({ category, title, imageUrl, price }) => (
        <CardWords above={category} name={title} imageUrl={imageUrl}>
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
