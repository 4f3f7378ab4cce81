import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import { DataTableColumn, SelectInput } from 'react-admin';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { PanelList, TrashAndCreate } from '#components/lists/PanelList.tsx';
import { NameWithPicture } from '#components/Thumbnail.tsx';
import { useHasRoomBeside } from '#lib/media.ts';
import { conditionChoices, useListingCategories } from './listingChoices.ts';

/** What shoppers choose: "Size, Colour". */
const optionNames = ({ options = [] }: Listing) => options.map(({ name }) => name).join(', ');

/** What is left: "Sold out", "3 left", or nothing where it is unlimited or was not counted. */
const stockText = ({ stock }: Listing) => {
  if (stock === null) return '';
  return stock === 0 ? 'Sold out' : `${stock} left`;
};

const texts: ListTexts<Listing> = {
  title: 'Shop',
  noun: 'Listings',
  emptyText: messages.listings.empty,
  emptyHint: '“Create Listing” offers the first one.',
  failedText: messages.listings.fetchFailed,
  describe: (listing) => ({
    ...listing,
    detail: [formatCedis(listing.price), listing.category, optionNames(listing), stockText(listing)]
      .filter(Boolean)
      .join(', '),
  }),
  deletion: messages.listings,
};

/** All listings, the newest first. */
export function ListingList() {
  const hasRoom = useHasRoomBeside();
  return (
    <PanelList<Listing>
      resource="shop"
      texts={texts}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortFields={['createdAt', 'title', 'price']}
      filters={[
        <SelectInput key="1" source="category" emptyText="All categories" {...useListingCategories()} />,
        <SelectInput key="2" source="condition" emptyText="All conditions" choices={conditionChoices} />,
      ]}
      actions={<TrashAndCreate createLabel="Create Listing" />}
      formOf={({ id }) => `/shop/edit/${id}`}
    >
      <DataTableColumn<Listing>
        source="title"
        render={({ title, imageUrl }) => <NameWithPicture name={title} imageUrl={imageUrl} />}
      />
      <DataTableColumn<Listing> source="category" />
      {hasRoom && <DataTableColumn<Listing> label="Options" disableSort render={optionNames} />}
      <DataTableColumn<Listing> label="Stock" disableSort cellClassName="panel-short" render={stockText} />
      <DataTableColumn<Listing>
        source="price"
        cellClassName="panel-short"
        render={({ price }) => formatCedis(price)}
      />
    </PanelList>
  );
}
