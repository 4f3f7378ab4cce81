import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { ImageField } from '#components/images/ImageField.tsx';
import { PictureField } from '#components/images/PictureField.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { ItemList } from './ItemList.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { draftOf, emptyLeader } from './sections.ts';
import { HeadedText, HeadedTexts, Paragraphs, PartHeading } from './textFields.tsx';

/** Settings, Your group: the about page with the leaders. */
export function AboutPage({ title }: { title: string }) {
  return (
    <SectionEditor
      section="about"
      title={title}
      preview={<PreviewButton kind="about" draftOf={draftOf<'about'>} />}
    >
      <PartHeading>Top of the page</PartHeading>
      <PictureField
        source="picture"
        label="Picture"
        hint="A wide photograph. Without one, the page shows a drawing."
      />
      <HeadedText source="opening" />
      <PartHeading>Missions</PartHeading>
      <HeadedTexts source="missions" item="mission" optional />
      <PartHeading>Leaders</PartHeading>
      <TextInput
        source="leadership"
        label="A sentence above the leaders"
        multiline
        helperText="Such as how they are elected. May stay empty"
      />
      <ItemList source="leaders" item="leader" empty={emptyLeader} optional>
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
        onRemove={() => setValue(`${source}.portrait`, null, { shouldDirty: true })}
      />
    </>
  );
}
