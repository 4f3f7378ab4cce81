import type { Listing } from '@year-group/api-types/listing';
import { formatCedis } from '@year-group/api-types/money';
import { DataTable } from 'react-admin';
import { PanelTable } from '#components/lists/PanelTable.tsx';
import { ListingActions } from './ListingActions.tsx';

/** The listings as a table. */
export function ListingTable() {
  return (
    <PanelTable<Listing>>
      <DataTable.Col<Listing> source="title" label="Title" cellClassName="panel-title" />
      <DataTable.Col<Listing> source="category" label="Category" />
      <DataTable.Col<Listing>
        source="price"
        label="Price"
        cellClassName="panel-short"
        render={({ price }) => formatCedis(price)}
      />
      <DataTable.Col<Listing>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(listing) => <ListingActions listing={listing} />}
      />
    </PanelTable>
  );
}
