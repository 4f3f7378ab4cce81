import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { RowResult } from './importMembers.ts';

/** Maximum number of rows on the screen. The download has them all. */
const maxRows = 100;

const texts: Record<RowResult['outcome'], string> = {
  added: 'Added',
  duplicate: 'Already registered',
  invalid: 'Mistake',
};
const order: RowResult['outcome'][] = ['invalid', 'duplicate', 'added'];

interface RowResultsProps {
  rows: readonly RowResult[];
  /** True after the import, false for the check. */
  isDone: boolean;
}

/** The result of each row, errors first. */
export function RowResults({ rows, isDone }: RowResultsProps) {
  const sorted = rows.toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome));
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Result of each row">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Row</TableCell>
            <TableCell>Name</TableCell>
            <TableCell>Result</TableCell>
            <TableCell>Why</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.slice(0, maxRows).map(({ line, member, outcome, why }) => (
            <TableRow key={line}>
              <TableCell>{line}</TableCell>
              <TableCell>{member.fullName}</TableCell>
              <TableCell sx={{ color: outcome === 'invalid' ? 'error.main' : 'inherit' }}>
                {outcome === 'added' && !isDone ? 'Will be added' : texts[outcome]}
              </TableCell>
              <TableCell>{why}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > maxRows && (
        <Typography variant="body2" color="textSecondary">
          The first {maxRows} of {rows.length} rows; the download has them all.
        </Typography>
      )}
    </Box>
  );
}
