import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import type { Described } from './listTexts.ts';

const { size, space } = tokens;

const Rows = styled('ol')(({ theme }) => ({
  maxBlockSize: '18rem',
  overflowY: 'auto',
  margin: `${space['4']} 0`,
  padding: 0,
  borderBlock: `${size.hairline} solid ${theme.palette.divider}`,
  listStyle: 'none',
  '& li': { paddingBlock: space['2'] },
  '& li + li': { borderBlockStart: `${size.hairline} solid ${theme.palette.divider}` },
}));

interface RowPreviewProps {
  /** @default 'Will be deleted' */
  label?: string;
  /** Undefined while they are loading. */
  rows: readonly (Described & { id: string })[] | undefined;
}

/** Exactly the records that an action will change, or failed to change. */
export function RowPreview({ label = 'Will be deleted', rows }: RowPreviewProps) {
  if (!rows) return <RowsSkeleton />;
  return (
    // Long lists scroll, so the keyboard must reach them.
    <Rows aria-label={label} tabIndex={0}>
      {rows.map(({ id, title, detail }) => (
        <li key={id}>
          <Typography>{title}</Typography>
          {detail && (
            <Typography variant="body2" color="textSecondary">
              {detail}
            </Typography>
          )}
        </li>
      ))}
    </Rows>
  );
}
