import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';

const { radius, size, space, text } = tokens;

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: text.xs,
  '& tbody th': { fontWeight: 'inherit', textAlign: 'start' },
  '& tbody td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tbody :is(td, th)': {
    paddingBlock: space['2'],
    borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
  },
  '& td': { paddingInlineStart: space['4'] },
}));

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  blockSize: space['1'],
  minInlineSize: space['1'],
  marginBlockStart: space['1'],
  borderRadius: radius.pill,
  backgroundColor: theme.palette.primary.main,
}));

interface RankedRow {
  id: string;
  name: string;
  /** The length of the bar. */
  value: number;
  cells: readonly string[];
}

interface RankedBarsProps {
  caption: string;
  columns: readonly string[];
  rows: readonly RankedRow[];
}

/** Amounts, each with a bar below its name: a chart that is its own table. */
export function RankedBars({ caption, columns, rows }: RankedBarsProps) {
  const max = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" style={{ padding: 0 }}>
              <VisuallyHidden>{column}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, value, cells }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <Bar aria-hidden style={{ inlineSize: `${(100 * value) / max}%` }} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
