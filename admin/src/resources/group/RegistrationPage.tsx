import { Typography } from '@mui/material';
import { memberFields } from '@year-group/api-types/memberFields';
import { BooleanInput, TextInput } from 'react-admin';
import { PartHeading } from '#components/editors/PartHeading.tsx';
import { SectionEditor } from './SectionEditor.tsx';

const questions = ['currentOccupation', 'location', 'houseAtPresec', 'message'] as const;

/** Settings, Your group: what members are asked when they register, and what is said about it. */
export function RegistrationPage({ title }: { title: string }) {
  return (
    <SectionEditor section="registration" title={title}>
      <PartHeading>Questions</PartHeading>
      <Typography variant="body2">
        Name, e-mail and phone are always asked. Members can still fill in the rest on their profile.
      </Typography>
      <div>
        {questions.map((name) => (
          <BooleanInput
            key={name}
            source={`asks.${name}`}
            label={`Ask for: ${memberFields[name].heading}`}
            helperText={false}
          />
        ))}
      </div>
      <PartHeading>Privacy</PartHeading>
      <TextInput
        source="notice"
        label="Privacy notice"
        multiline
        minRows={2}
        helperText="One or two sentences where members register, beside a link to the privacy page"
      />
      <TextInput
        source="privacy"
        label="Your own words for the privacy page"
        multiline
        minRows={4}
        helperText="Such as who in the committee sees the data. An empty line starts a paragraph"
      />
    </SectionEditor>
  );
}
