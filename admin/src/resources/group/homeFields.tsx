import { TextInput, useSimpleFormIterator } from 'react-admin';
import { FormSection } from '#components/forms/FormSection.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { Images } from '#components/images/Images.tsx';
import { ImageField } from '#components/images/imageFields.tsx';
import { emptyPicture, emptyText, shapes } from './sections.ts';
import { HeadedText, Moments, Paragraphs } from './textFields.tsx';

/** The sections of the home page. */
export function HomeFields() {
  return (
    <>
      <FormSection name="introduction" title="Introduction">
        <TextInput source="introduction.title" label="Heading" placeholder="Such as: Who we are" />
        <Paragraphs
          source="introduction.paragraphs"
          example="We left school together. Today we meet twice a year and help each other."
        />
      </FormSection>
      <FormSection name="values" title="Values">
        <ItemList source="values" item="value" empty={emptyText}>
          <HeadedText example={['Honesty', 'We say what we mean, and keep what we promise.']} />
        </ItemList>
      </FormSection>
      <FormSection name="journey" title="Journey">
        <TextInput
          source="journeyTitle"
          label="Heading of the journey"
          helperText="Such as: From the first bell to today. May stay empty"
        />
        <Moments source="journey" field="text" />
      </FormSection>
      <FormSection name="gallery" title="Gallery">
        <ItemList
          source="gallery"
          item="picture"
          empty={emptyPicture}
          addButton={<AddPictures />}
          summary={{ title: 'caption', picture: 'url' }}
        >
          <ImageField source="url" label="Picture" shape={shapes.gallery} isFixed />
          <TextInput
            source="alt"
            label="What the picture shows, for those who cannot see it"
            multiline
            placeholder="Such as: Twelve members in front of a house, laughing"
          />
          <TextInput
            source="caption"
            label="Caption"
            multiline
            placeholder="Such as: The reunion of last year"
          />
        </ItemList>
      </FormSection>
      <FormSection name="invitation" title="Invitation beside the contact details">
        <HeadedText
          source="invitation"
          example={['Write to us', 'A new number, some news, a photograph: we answer within three days.']}
        />
      </FormSection>
    </>
  );
}

/** Adds several pictures at once; each is then described. */
function AddPictures() {
  const { add } = useSimpleFormIterator();
  return (
    <Images
      label="Add pictures, several at once"
      hint="Then open each, and say what it shows."
      isMultiple
      images={[]}
      onChange={(addresses) => {
        for (const url of addresses) add({ ...emptyPicture, url });
      }}
    />
  );
}
