import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { SectionEditor } from './SectionEditor.tsx';
import { Names } from './textFields.tsx';

/** Settings, Your group: the houses that members lived in, by the group's own word for them. */
export function HousesPage({ title }: { title: string }) {
  return (
    <SectionEditor section="houses" title={title}>
      <TextInput
        source="label"
        label="Your word for a house"
        helperText="House, Set, Hall: the label where members choose theirs"
      />
      <Typography variant="body2">
        In the order in which they are offered. Without any, nobody is asked. Members of a house that you
        rename or remove keep it until they change it.
      </Typography>
      <Names source="names" item="house" label="House" optional />
    </SectionEditor>
  );
}
