import { NumberInput, TextInput } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { SectionEditor } from './SectionEditor.tsx';

/** Settings, Your group: what the group is called, and its lines on the home page and in letters. */
export function IdentityPage({ title }: { title: string }) {
  return (
    <SectionEditor section="identity" title={title}>
      <TextInput
        source="name"
        label="Name of the group"
        helperText="As it stands on every page and in every letter"
      />
      <FieldRow>
        <TextInput source="shortName" label="Short name" helperText="Under the icon on a phone: 20 letters" />
        <NumberInput source="completionYear" label="Completion year" helperText="Such as 1998" />
      </FieldRow>
      <TextInput
        source="school"
        label="Who you are, for the foot of letters"
        helperText="Such as: Old girls of Adom Hills Girls’ School"
      />
      <TextInput
        source="subtitle"
        label="Line above the name on the home page"
        helperText="Such as the school and the years. May stay empty"
      />
      <TextInput
        source="tagline"
        label="Sentence under the name"
        multiline
        helperText="What somebody should know who has never heard of you. May stay empty"
      />
      <TextInput source="motto" label="Motto" helperText="May stay empty" />
    </SectionEditor>
  );
}
