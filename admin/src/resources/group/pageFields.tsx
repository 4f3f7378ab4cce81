import { TextInput, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { FormSection } from '#components/forms/FormSection.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { ImageField } from '#components/images/ImageField.tsx';
import { emptyLeader, emptyPicture, shapes } from './sections.ts';
import { HeadedText, HeadedTexts, Moments, PageTop, Paragraphs } from './textFields.tsx';

/** The sections of the home page. */
export function HomeFields() {
  return (
    <>
      <FormSection name="introduction" title="Introduction">
        <TextInput source="introduction.title" label="Heading" helperText={false} />
        <Paragraphs source="introduction.paragraphs" />
      </FormSection>
      <FormSection name="values" title="Values">
        <HeadedTexts source="values" item="value" />
      </FormSection>
      <FormSection name="journey" title="Journey">
        <TextInput
          source="journeyTitle"
          label="Heading of the journey"
          helperText="Such as: From the first bell to today. May stay empty"
        />
        <Moments source="journey" field="text" optional />
      </FormSection>
      <FormSection name="gallery" title="Gallery">
        <ItemList
          source="gallery"
          item="picture"
          empty={emptyPicture}
          optional
          summary={{ title: 'caption', picture: 'url' }}
        >
          <ImageField source="url" label="Picture" shape={shapes.gallery} />
          <TextInput
            source="alt"
            label="What the picture shows, for those who cannot see it"
            multiline
            helperText={false}
          />
          <TextInput source="caption" label="Caption" multiline helperText={false} />
        </ItemList>
      </FormSection>
      <FormSection name="invitation" title="Invitation beside the contact details">
        <HeadedText source="invitation" />
      </FormSection>
    </>
  );
}

/** The about page with the leaders. */
export function AboutFields() {
  return (
    <>
      <PageTop />
      <FormSection name="missions" title="Missions">
        <HeadedTexts source="missions" item="mission" optional />
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
        <Paragraphs source="story" />
      </FormSection>
      <FormSection name="invitation" title="Invitation at the foot of the page">
        <HeadedText source="invitation" />
      </FormSection>
    </>
  );
}

function LeaderFields() {
  const { setValue } = useFormContext();
  const { getSource } = useSourceContext();
  return (
    <>
      <FieldRow>
        <TextInput source="name" label="Name" helperText={false} />
        <TextInput source="role" label="Office, such as Treasurer" helperText={false} />
      </FieldRow>
      <TextInput source="bio" label="About them" multiline minRows={3} helperText={false} />
      <ImageField
        source="portrait"
        label="Portrait"
        hint="Upright, four to five. Without one, the page shows the initials."
        shape={shapes.portrait}
        onRemove={() => setValue(getSource('portrait'), null, { shouldDirty: true })}
      />
    </>
  );
}

/** The alumni page with its timeline. */
export function AlumniFields() {
  return (
    <>
      <PageTop />
      <FormSection name="timeline" title="Timeline">
        <Moments source="timeline" field="story" />
      </FormSection>
    </>
  );
}
