import AddIcon from '@mui/icons-material/Add';
import { Button, Typography } from '@mui/material';
import { socialNetworks } from '@year-group/api-types/groupFacts';
import { TextInput } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { SelectField } from '#components/editors/SelectField.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { SectionEditor } from './SectionEditor.tsx';

/** Settings, Your group: how people reach the group. */
export function ContactPage({ title }: { title: string }) {
  return (
    <SectionEditor section="contact" title={title} preview={null}>
      <FieldRow>
        <TextInput
          source="email"
          label="E-mail"
          type="email"
          helperText="Somebody should read it every week"
        />
        <TextInput source="phone" label="Phone" helperText="With +233. May stay empty" />
      </FieldRow>
      <Typography component="h2" variant="h2">
        Your pages elsewhere
      </Typography>
      <SocialPages />
    </SectionEditor>
  );
}

const networks = socialNetworks.map((name) => ({ value: name, label: name }));

function SocialPages() {
  const { fields, append, remove, move } = useFieldArray({ name: 'social' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id}>
          <FieldRow>
            <SelectField source={`social.${index}.network`} label="Network" choices={networks} />
            <TextInput
              source={`social.${index}.url`}
              label="Address of your page"
              type="url"
              helperText="Begins with https://"
            />
          </FieldRow>
          <ItemButtons
            name={`page ${index + 1}`}
            index={index}
            count={fields.length}
            optional
            onMove={move}
            onRemove={remove}
          />
        </div>
      ))}
      {fields.length < networks.length && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => append({ network: networks[fields.length]?.value, url: '' })}
          sx={{ justifySelf: 'start' }}
        >
          Add a page
        </Button>
      )}
    </>
  );
}
