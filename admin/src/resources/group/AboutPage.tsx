import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { PartHeading } from '#components/editors/PartHeading.tsx';
import { ImageField } from '#components/images/ImageField.tsx';
import { ItemList } from '#components/itemList/ItemList.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { emptyLeader } from './sections.ts';
import { shapes } from './shapes.ts';
import { HeadedText, HeadedTexts, PageTop, Paragraphs } from './textFields.tsx';

/** Settings, Your group: the about page with the leaders. */
export function AboutPage({ title }: { title: string }) {
  return (
    <SectionEditor section="about" title={title}>
      <PageTop />
      <PartHeading>Missions</PartHeading>
      <HeadedTexts source="missions" item="mission" optional />
      <PartHeading>Leaders</PartHeading>
      <TextInput
        source="leadership"
        label="A sentence above the leaders"
        multiline
        helperText="Such as how they are elected. May stay empty"
      />
      <ItemList
        source="leaders"
        item="leader"
        empty={emptyLeader}
        optional
        summary={{ title: 'name', text: 'role', picture: 'portrait' }}
      >
        {(leader) => <LeaderFields source={leader} />}
      </ItemList>
      <PartHeading>Story</PartHeading>
      <Paragraphs source="story" />
      <PartHeading>Invitation at the foot of the page</PartHeading>
      <HeadedText source="invitation" />
    </SectionEditor>
  );
}

function LeaderFields({ source }: { source: string }) {
  const { setValue } = useFormContext();
  return (
    <>
      <FieldRow>
        <TextInput source={`${source}.name`} label="Name" helperText={false} />
        <TextInput source={`${source}.role`} label="Office, such as Treasurer" helperText={false} />
      </FieldRow>
      <TextInput source={`${source}.bio`} label="About them" multiline minRows={3} helperText={false} />
      <ImageField
        source={`${source}.portrait`}
        label="Portrait"
        hint="Upright, four to five. Without one, the page shows a drawing."
        shape={shapes.portrait}
        onRemove={() => setValue(`${source}.portrait`, null, { shouldDirty: true })}
      />
    </>
  );
}
