import { LinearProgress, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';

interface RankedRow {
  id: string;
  name: string;
  /** The length of the bar below the name; none without. */
  value?: number;
  cells: readonly string[];
}

interface RankedBarsProps {
  caption: string;
  columns: readonly string[];
  rows: readonly RankedRow[];
}

/** Amounts in a table, each with a bar below its name. */
export function RankedBars({ caption, columns, rows }: RankedBarsProps) {
  const max = Math.max(1, ...rows.map(({ value = 0 }) => value));
  return (
    <Table size="small">
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} sx={{ p: 0, border: 0 }}>
              <VisuallyHidden>{column}</VisuallyHidden>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, name, value, cells }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" sx={{ px: 0, inlineSize: '100%' }}>
              {name}
              {value !== undefined && (
                <LinearProgress
                  aria-hidden
                  variant="determinate"
                  value={(100 * value) / max}
                  sx={{ mt: 0.5, borderRadius: 2, backgroundColor: 'transparent' }}
                />
              )}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={columns[index + 1]} align="right" sx={{ pr: 0, whiteSpace: 'nowrap' }}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
