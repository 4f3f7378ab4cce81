import { Typography } from '@mui/material';
import type { Dashboard } from '@year-group/api-types/dashboard';
import { formatCedis } from '@year-group/api-types/money';
import { RankedBars } from './RankedBars.tsx';

/** The best-selling listings. */
export function BestSelling({ listings }: { listings: Dashboard['bestSelling'] }) {
  if (listings.length === 0) return <Typography color="textSecondary">Nothing has been sold yet.</Typography>;
  const rows = listings.map(({ listingId, title, quantity, revenue }) => ({
    id: listingId,
    name: title,
    value: quantity,
    cells: [`${quantity} sold`, formatCedis(revenue)],
  }));
  return (
    <RankedBars caption="Best-selling listings" columns={['Listing', 'Pieces', 'Revenue']} rows={rows} />
  );
}
