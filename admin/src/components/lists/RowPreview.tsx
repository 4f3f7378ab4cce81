import { List, ListItem, Typography } from '@mui/material';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import type { Described } from './listTexts.ts';

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
    <List disablePadding aria-label={label} tabIndex={0} sx={scrolls}>
      {rows.map(({ id, title, detail }) => (
        <ListItem key={id} divider disableGutters sx={{ display: 'block', py: 1 }}>
          <Typography>{title}</Typography>
          {detail && (
            <Typography variant="body2" color="textSecondary">
              {detail}
            </Typography>
          )}
        </ListItem>
      ))}
    </List>
  );
}

const scrolls = { maxHeight: '18rem', overflowY: 'auto', my: 2, borderTop: 1, borderColor: 'divider' };
