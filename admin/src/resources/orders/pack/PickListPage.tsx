import { maxPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import { type PickRow, pickListToCsv, pickRows } from '@year-group/api-types/shop/pickList';
import { useGetList } from 'react-admin';
import { ListNotice } from '#components/lists/ListNotice.tsx';
import { PageFrame, PageHead } from '#components/PageHead.tsx';
import { PaperButtons, PaperTable } from '#components/PaperTable.tsx';
import { PrintedSheet } from '#components/PrintedSheet.tsx';
import { OfflineRead } from '#components/Read.tsx';
import { download } from '#lib/download.ts';
import { useOrdersToPack } from './useOrdersToPack.ts';

/** How many pieces of each choice the orders to pack need together, to download and to print. */
export function PickListPage() {
  // Until they are here, and without a network, choices are sorted by their letters.
  const { data: listings } = useGetList<Listing>('shop', { pagination: { page: 1, perPage: maxPageSize } });
  return (
    <PageFrame>
      <PageHead title="Pick list" back={{ to: '/orders/pack', label: 'Pack orders' }} />
      <OfflineRead query={useOrdersToPack()} failed={messages.orders.listFailed}>
        {(orders) => <PickList rows={pickRows(orders, listings)} />}
      </OfflineRead>
    </PageFrame>
  );
}

interface PickListProps {
  rows: readonly PickRow[];
}

function PickList({ rows }: PickListProps) {
  if (rows.length === 0)
    return <ListNotice title={messages.orders.nothingToPack} text="A paid order appears here by itself." />;
  return (
    <>
      <PickTable rows={rows} />
      <PaperButtons onDownload={() => download('pick-list.csv', pickListToCsv(rows))}>
        <PrintedPickList rows={rows} />
      </PaperButtons>
    </>
  );
}

/** The pick list on paper, shown only in print. */
export function PrintedPickList({ rows }: PickListProps) {
  return (
    <PrintedSheet title="Pick list">
      <PickTable rows={rows} />
    </PrintedSheet>
  );
}

function PickTable({ rows }: PickListProps) {
  return (
    <PaperTable>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Orders</th>
          <th scope="col">Pieces</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // Two listings may have one title.
          <tr key={index}>
            <td>{lineTitle(row)}</td>
            <td>{row.orders.join(', ')}</td>
            <td>{row.quantity}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            Together
          </th>
          <td>{rows.reduce((sum, { quantity }) => sum + quantity, 0)}</td>
        </tr>
      </tbody>
    </PaperTable>
  );
}
