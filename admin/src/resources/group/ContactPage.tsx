import { socialNetworks } from '@year-group/api-types/groupFacts';
import { TextInput } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { PartHeading } from '#components/editors/PartHeading.tsx';
import { SelectField } from '#components/editors/SelectField.tsx';
import { ItemList } from '#components/itemList/ItemList.tsx';
import { SectionEditor } from './SectionEditor.tsx';

const networks = socialNetworks.map((name) => ({ value: name, label: name }));
const emptyPage = { network: socialNetworks[0], url: '' };

/** Settings, Your group: how people reach the group. */
export function ContactPage({ title }: { title: string }) {
  return (
    <SectionEditor section="contact" title={title}>
      <FieldRow>
        <TextInput
          source="email"
          label="E-mail"
          type="email"
          helperText="Somebody should read it every week"
        />
        <TextInput source="phone" label="Phone" helperText="With +233. May stay empty" />
      </FieldRow>
      <PartHeading>Your pages elsewhere</PartHeading>
      <ItemList source="social" item="page" empty={emptyPage} optional isLine>
        {(page) => (
          <>
            <SelectField source={`${page}.network`} label="Network" choices={networks} />
            <TextInput
              source={`${page}.url`}
              label="Address of your page"
              type="url"
              helperText="Begins with https://"
            />
          </>
        )}
      </ItemList>
    </SectionEditor>
  );
}
