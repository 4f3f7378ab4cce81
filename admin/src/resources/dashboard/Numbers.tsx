import { LinearProgress, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';

interface NumbersProps {
  caption: string;
  columns: readonly string[];
  /** `value` is the length of a bar below the name; none without. */
  rows: readonly { id: string; name: string; value?: number; cells: readonly string[] }[];
}

/** Amounts in a table, whose heads are for screen readers. */
export function Numbers({ caption, columns, rows }: NumbersProps) {
  const max = Math.max(1, ...rows.map(({ value = 0 }) => value));
  return (
    <Table size="small">
      <caption style={visuallyHidden}>{caption}</caption>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} sx={{ p: 0, border: 0 }}>
              <span style={visuallyHidden}>{column}</span>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, name, value, cells }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" sx={{ px: 0, width: '100%' }}>
              {name}
              {value !== undefined && (
                <LinearProgress aria-hidden variant="determinate" value={(100 * value) / max} />
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
