import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import { DataTableColumn, SelectInput, useCanAccess } from 'react-admin';
import { BulkDelete } from '#components/lists/DeleteButtons.tsx';
import { EditAndDelete, TrashAndCreate } from '#components/lists/ListActions.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { PanelList } from '#components/lists/PanelList.tsx';
import { NameWithPicture } from '#components/Thumbnail.tsx';
import { conditionChoices, useListingCategories } from './listingChoices.ts';

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
  deletion: messages.listings,
};

const formOf = ({ id }: Listing) => `/admin/shop/edit/${id}`;

/** What is left: "Sold out", "3 left", or nothing where it is unlimited or was not counted. */
const stockText = ({ stock }: Listing) => {
  if (stock === null) return '';
  return stock === 0 ? 'Sold out' : `${stock} left`;
};

/** All listings, the newest first. */
export function ListingList() {
  const { canAccess: canEdit } = useCanAccess({ resource: 'shop', action: 'edit' });
  return (
    <PanelList<Listing>
      texts={texts}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortFields={['createdAt', 'title', 'price']}
      filters={[
        <ListingCategoryFilter key="category" source="category" />,
        <SelectInput
          key="condition"
          source="condition"
          label="Condition"
          optionValue="value"
          optionText="label"
          emptyText="All conditions"
          choices={conditionChoices}
        />,
      ]}
      actions={<TrashAndCreate kind="shop" createLabel="Create Listing" />}
      bulkActions={<BulkDelete texts={texts} />}
      placeOf={canEdit ? formOf : undefined}
      cardOf={(listing) => ({
        name: listing.title,
        imageUrl: listing.imageUrl,
        line: [formatCedis(listing.price), listing.category, stockText(listing)].filter(Boolean).join(', '),
      })}
    >
      <DataTableColumn<Listing>
        source="title"
        label="Title"
        cellClassName="panel-title"
        render={({ title, imageUrl }) => <NameWithPicture name={title} imageUrl={imageUrl} />}
      />
      <DataTableColumn<Listing> source="category" label="Category" />
      <DataTableColumn<Listing> label="Stock" disableSort cellClassName="panel-short" render={stockText} />
      <DataTableColumn<Listing>
        source="price"
        label="Price"
        cellClassName="panel-short"
        render={({ price }) => formatCedis(price)}
      />
      <DataTableColumn<Listing>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(listing) => <EditAndDelete texts={texts} to={formOf(listing)} />}
      />
    </PanelList>
  );
}

function ListingCategoryFilter({ source }: { source: string }) {
  const choices = useListingCategories();
  return (
    <SelectInput
      source={source}
      label="Category"
      emptyText="All categories"
      choices={choices}
      optionValue="value"
      optionText="label"
    />
  );
}
