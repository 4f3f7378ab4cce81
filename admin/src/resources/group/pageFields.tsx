import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { FieldRow } from '#components/forms/FieldRow.tsx';
import { FormSection } from '#components/forms/FormSection.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { ImageField } from '#components/images/imageFields.tsx';
import { emptyText, shapes } from './sections.ts';
import { HeadedText, Moments, PageTop, Paragraphs } from './textFields.tsx';

/** The about page with the leaders. */
export function AboutFields() {
  return (
    <>
      <PageTop example={['About us', 'Where we come from, and what we do together.']} />
      <FormSection name="missions" title="Missions">
        <ItemList source="missions" item="mission" empty={emptyText}>
          <HeadedText example={['Books', 'Each year we fill two shelves of a library.']} />
        </ItemList>
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
          empty={{ name: '', role: '', bio: '', portrait: null }}
          summary={{ title: 'name', text: 'role', picture: 'portrait' }}
        >
          <FieldRow>
            <TextInput source="name" label="Name" placeholder="Such as: Akosua Boadi" />
            <TextInput source="role" label="Office" placeholder="Such as: Treasurer" />
          </FieldRow>
          <TextInput
            source="bio"
            label="About them"
            multiline
            minRows={3}
            placeholder="Such as: A nurse. Keeps our accounts."
          />
          <ImageField
            source="portrait"
            label="Portrait"
            hint="Upright, four to five. Without one, the page shows the initials."
            shape={shapes.portrait}
          />
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
