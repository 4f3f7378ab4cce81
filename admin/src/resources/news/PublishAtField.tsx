import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DateField } from '#components/editors/DateField.tsx';
import { FieldRow } from '#components/editors/EditorPage.tsx';

/** When to publish: at once, or at a time in Accra. Not for an item that is published already. */
export function PublishAtField() {
  const isPublished: unknown = useWatch({ name: 'isPublished' });
  if (isPublished) return null;
  return (
    <div role="group" aria-label="Publish later">
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        Publish later: choose the day and the time in Accra. Leave both empty to publish at once.
      </Typography>
      <FieldRow>
        <DateField source="publishDate" label="Publishing date" />
        <TextInput source="publishTime" label="Publishing time" type="time" helperText={false} />
      </FieldRow>
    </div>
  );
}
