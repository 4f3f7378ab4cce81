import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { FormSection } from '#components/forms/FormSection.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { ImageField } from '#components/images/imageFields.tsx';
import { GalleryFields } from './galleryFields.tsx';
import { emptyLeader, shapes } from './sections.ts';
import { HeadedText, HeadedTexts, Moments, PageTop, Paragraphs, suchAs } from './textFields.tsx';

/** The sections of the home page. */
export function HomeFields() {
  return (
    <>
      <FormSection name="introduction" title="Introduction">
        <TextInput source="introduction.title" label="Heading" {...suchAs('Who we are')} />
        <Paragraphs
          source="introduction.paragraphs"
          example="We left school together. Today we meet twice a year and help each other."
        />
      </FormSection>
      <FormSection name="values" title="Values">
        <HeadedTexts
          source="values"
          item="value"
          example={['Honesty', 'We say what we mean, and keep what we promise.']}
        />
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
        <GalleryFields />
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

/** The about page with the leaders. */
export function AboutFields() {
  return (
    <>
      <PageTop example={['About us', 'Where we come from, and what we do together.']} />
      <FormSection name="missions" title="Missions">
        <HeadedTexts
          source="missions"
          item="mission"
          example={['Books', 'Each year we fill two shelves of a library.']}
          optional
        />
      </FormSection>
      <FormSection name="leaders" title="Leaders">
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
          <LeaderFields />
        </ItemList>
      </FormSection>
      <FormSection name="story" title="Story">
        <Paragraphs
          source="story"
          example="It began with a list of telephone numbers on the back of a programme."
        />
      </FormSection>
      <FormSection name="invitation" title="Invitation at the foot of the page">
        <HeadedText source="invitation" example={['You belong with us', 'Tell us where you are now.']} />
      </FormSection>
    </>
  );
}

const LeaderFields = () => (
  <>
    <FieldRow>
      <TextInput source="name" label="Name" {...suchAs('Akosua Boadi')} />
      <TextInput source="role" label="Office" {...suchAs('Treasurer')} />
    </FieldRow>
    <TextInput
      source="bio"
      label="About them"
      multiline
      minRows={3}
      {...suchAs('A nurse. Keeps our accounts.')}
    />
    <ImageField
      source="portrait"
      label="Portrait"
      hint="Upright, four to five. Without one, the page shows the initials."
      shape={shapes.portrait}
      optional
    />
  </>
);

/** The alumni page. */
export function AlumniFields() {
  return (
    <>
      <PageTop example={['Where we went', 'One year, many roads.']} />
      <FormSection name="timeline" title="Timeline">
        <Typography variant="body2">
          Without moments here, the page shows the journey of the home page. Add them only to tell it at
          greater length.
        </Typography>
        <Moments source="timeline" field="story" />
      </FormSection>
    </>
  );
}
