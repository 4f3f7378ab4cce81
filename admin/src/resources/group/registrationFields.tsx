import { Typography } from '@mui/material';
import { dataLawCountries } from '@year-group/api-types/group/dataLaws';
import { memberFields, optionalFields } from '@year-group/api-types/members/memberFields';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** What members are asked when they register, and what is said about it. */
export function RegistrationFields() {
  return (
    <>
      <Typography variant="h2">Questions</Typography>
      <Typography variant="body2">
        Name, e-mail and phone are always asked. Members can still fill in the rest on their profile.
      </Typography>
      <div>
        {optionalFields.map((name) => (
          <BooleanInput
            key={name}
            source={`asks.${name}`}
            label={`Ask for: ${memberFields[name].heading}`}
            // Of a draft that is older than the question.
            defaultValue
          />
        ))}
      </div>
      <Typography variant="h2">Privacy</Typography>
      <TextInput
        source="notice"
        label="Privacy notice"
        multiline
        minRows={2}
        placeholder="Such as: Only members see what you write here."
        helperText="One or two sentences where members register, beside a link to the privacy page"
      />
      <TextInput
        source="privacy"
        label="Your own words for the privacy page"
        multiline
        minRows={4}
        helperText="Such as who in the committee sees the data. An empty line starts a paragraph"
      />
      <DataLawFields />
    </>
  );
}

/** Whose law on personal data holds. */
function DataLawFields() {
  const country = useWatch({ name: 'dataLaw.country' });
  return (
    <>
      <SelectInput
        source="dataLaw.country"
        label="Data protection law of"
        choices={dataLawCountries.map((id) => ({ id, name: id }))}
        // Of a draft that is older than the question.
        defaultValue={dataLawCountries[0]}
        isRequired
        helperText="The privacy page names it, with the authority for complaints"
      />
      {country === 'Another country' && (
        <>
          <TextInput
            source="dataLaw.law"
            label="Name of the law"
            helperText="As within a sentence, such as: the Data Protection Act 2018"
          />
          <TextInput
            source="dataLaw.authority"
            label="Authority for complaints"
            helperText="Such as: Data Protection Commission"
          />
          <TextInput
            source="dataLaw.website"
            label="Website of the authority"
            helperText="Such as: https://dataprotection.example"
          />
        </>
      )}
    </>
  );
}
