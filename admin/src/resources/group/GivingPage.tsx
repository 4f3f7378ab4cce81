import { TextInput } from 'react-admin';
import { ItemList } from '#components/itemList/ItemList.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { emptyDetail, emptyMethod } from './sections.ts';

/** Settings, Your group: how to give. */
export function GivingPage({ title }: { title: string }) {
  return (
    <SectionEditor section="giving" title={title}>
      <TextInput
        source="introduction"
        label="What donations are for"
        multiline
        minRows={3}
        helperText={false}
      />
      <TextInput source="thanks" label="Word of thanks" multiline minRows={2} helperText={false} />
      <ItemList source="methods" item="way to pay" empty={emptyMethod}>
        {(method) => (
          <>
            <TextInput source={`${method}.title`} label="Name, such as Mobile Money" helperText={false} />
            <ItemList source={`${method}.details`} item="line" empty={emptyDetail} isLine>
              {(detail) => (
                <>
                  <TextInput
                    source={`${detail}.label`}
                    label="Label, such as Account number"
                    helperText={false}
                  />
                  <TextInput source={`${detail}.value`} label="Value to copy" helperText={false} />
                </>
              )}
            </ItemList>
          </>
        )}
      </ItemList>
    </SectionEditor>
  );
}
