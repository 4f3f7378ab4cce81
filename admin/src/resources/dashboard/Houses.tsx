import { Typography } from '@mui/material';
import type { Dashboard } from '@year-group/api-types/dashboard';
import { RankedBars } from './RankedBars.tsx';

/** Members by house, the largest house first. */
export function Houses({ houses }: Pick<Dashboard, 'houses'>) {
  if (houses.length === 0)
    return <Typography color="textSecondary">No member has named a house yet.</Typography>;
  const rows = houses
    .toSorted((one, other) => other.count - one.count)
    .map(({ house, count }) => ({ id: house, name: house || 'N/A', value: count, cells: [String(count)] }));
  return <RankedBars caption="Members by house" columns={['House', 'Members']} rows={rows} />;
}
