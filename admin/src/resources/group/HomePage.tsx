import { TextInput } from 'react-admin';
import { ImageField } from '#components/images/ImageField.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { ItemList } from './ItemList.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { draftOf, emptyPicture } from './sections.ts';
import { HeadedText, HeadedTexts, Moments, Paragraphs, PartHeading } from './textFields.tsx';

/** Settings, Your group: the sections of the home page. */
export function HomePage({ title }: { title: string }) {
  return (
    <SectionEditor
      section="home"
      title={title}
      preview={<PreviewButton kind="home" draftOf={draftOf<'home'>} />}
    >
      <PartHeading>Introduction</PartHeading>
      <TextInput source="introduction.title" label="Heading" helperText={false} />
      <Paragraphs source="introduction.paragraphs" />
      <PartHeading>Values</PartHeading>
      <HeadedTexts source="values" item="value" />
      <PartHeading>Journey</PartHeading>
      <Moments source="journey" field="text" optional />
      <PartHeading>Gallery</PartHeading>
      <ItemList source="gallery" item="picture" empty={emptyPicture} optional>
        {(picture) => (
          <>
            <ImageField source={`${picture}.url`} label="Picture" />
            <TextInput
              source={`${picture}.alt`}
              label="What the picture shows, for those who cannot see it"
              multiline
              helperText={false}
            />
            <TextInput source={`${picture}.caption`} label="Caption" multiline helperText={false} />
          </>
        )}
      </ItemList>
      <PartHeading>Invitation beside the contact details</PartHeading>
      <HeadedText source="invitation" />
    </SectionEditor>
  );
}
