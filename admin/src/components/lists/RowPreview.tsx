import { List, ListItem, ListItemText } from '@mui/material';
import type { RaRecord } from 'react-admin';
import type { ListTexts } from './listTexts.ts';

interface RowPreviewProps<Row extends RaRecord> extends Pick<ListTexts<Row>, 'describe'> {
  /** @default 'Will be deleted' */
  label?: string;
  rows: readonly Row[];
}

/** Exactly the records that an action will change, or failed to change. */
export function RowPreview<Row extends RaRecord>(props: RowPreviewProps<Row>) {
  const { label = 'Will be deleted', rows, describe } = props;
  return (
    // Long lists scroll, so the keyboard must reach them.
    <List dense aria-label={label} tabIndex={0} sx={{ maxHeight: '18rem', overflowY: 'auto' }}>
      {rows.map((row) => (
        <ListItem key={row.id} divider disableGutters>
          <ListItemText primary={describe(row).title} secondary={describe(row).detail} />
        </ListItem>
      ))}
    </List>
  );
}
