import { TextInput } from 'react-admin';
import { PartHeading } from '#components/editors/PartHeading.tsx';
import { ImageField } from '#components/images/ImageField.tsx';
import { ItemList } from '#components/itemList/ItemList.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { emptyPicture } from './sections.ts';
import { shapes } from './shapes.ts';
import { HeadedText, HeadedTexts, Moments, Paragraphs } from './textFields.tsx';

/** Settings, Your group: the sections of the home page. */
export function HomePage({ title }: { title: string }) {
  return (
    <SectionEditor section="home" title={title}>
      <PartHeading>Introduction</PartHeading>
      <TextInput source="introduction.title" label="Heading" helperText={false} />
      <Paragraphs source="introduction.paragraphs" />
      <PartHeading>Values</PartHeading>
      <HeadedTexts source="values" item="value" />
      <PartHeading>Journey</PartHeading>
      <Moments source="journey" field="text" optional />
      <PartHeading>Gallery</PartHeading>
      <ItemList
        source="gallery"
        item="picture"
        empty={emptyPicture}
        optional
        summary={{ title: 'caption', picture: 'url' }}
      >
        {(picture) => (
          <>
            <ImageField source={`${picture}.url`} label="Picture" shape={shapes.gallery} />
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
