import { maxPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import { type PickRow, pickListToCsv, pickRows } from '@year-group/api-types/shop/pickList';
import { useGetList } from 'react-admin';
import { Page } from '#components/Page.tsx';
import { PrintPart } from '#components/Print.tsx';
import { ListNotice, Read } from '#components/Read.tsx';
import { nothingToPack, useOrdersToPack } from './useOrdersToPack.ts';

/** How many pieces of each choice the orders to pack need together, to download and to print. */
export function PickListPage() {
  // Until they are here, and without a connection, choices are sorted by their letters.
  const { data: listings } = useGetList<Listing>('shop', { pagination: { page: 1, perPage: maxPageSize } });
  return (
    <Page title="Pick list" back={{ to: '/orders/pack', label: 'Pack orders' }}>
      <Read query={useOrdersToPack()} failed={messages.orders.listFailed}>
        {(orders) => <PickList rows={pickRows(orders, listings)} />}
      </Read>
    </Page>
  );
}

function PickList({ rows }: { rows: readonly PickRow[] }) {
  if (rows.length === 0) return <ListNotice {...nothingToPack} />;
  return (
    <PrintPart
      title="Pick list"
      fileName="pick-list.csv"
      toCsv={() => pickListToCsv(rows)}
      head={['Item', 'Orders', 'Pieces']}
      rows={rows.map((row) => [lineTitle(row), row.orders.join(', '), row.quantity])}
    />
  );
}
