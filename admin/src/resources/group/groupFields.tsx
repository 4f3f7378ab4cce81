import { Typography } from '@mui/material';
import { dataLawCountries } from '@year-group/api-types/group/dataLaws';
import { groupParts } from '@year-group/api-types/group/groupParts';
import { memberFields, optionalFields } from '@year-group/api-types/members/memberFields';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { emptyName } from './sections.ts';
import { NameInput } from './textFields.tsx';

/** What the group has and has not. */
export function PartsFields() {
  return Object.entries(groupParts).map(([source, { title, hint }]) => (
    <BooleanInput key={source} source={source} label={title} helperText={hint} />
  ));
}

/** What the group is called, and its lines on the home page and in letters. */
export function IdentityFields() {
  return (
    <>
      <TextInput
        source="name"
        label="Name of the group"
        placeholder="Such as: Class of 1998"
        helperText="As it stands on every page and in every letter"
      />
      <FieldRow>
        <TextInput
          source="shortName"
          label="Short name"
          placeholder="Such as: Class of 98"
          helperText="Under the icon on a phone: 20 letters"
        />
        <NumberInput source="completionYear" label="Completion year" helperText="Such as 1998" />
      </FieldRow>
      <TextInput
        source="school"
        label="Who you are, for the foot of letters"
        helperText="Such as: Old students of Adom Hills School"
      />
      <TextInput
        source="subtitle"
        label="Line above the name on the home page"
        helperText="Such as the school and the years. May stay empty"
      />
      <TextInput
        source="tagline"
        label="Sentence under the name"
        multiline
        placeholder="Such as: Friends since our first day, wherever we live now."
        helperText="What somebody should know who has never heard of you. May stay empty"
      />
      <TextInput
        source="motto"
        label="Motto"
        placeholder="Such as: Stronger together"
        helperText="May stay empty"
      />
    </>
  );
}

/** The houses that members lived in, by the group's own word for them. */
export function HousesFields() {
  return (
    <>
      <TextInput
        source="label"
        label="Your word for a house"
        helperText="House, Set, Hall: the label where members choose theirs"
      />
      <Typography variant="body2">
        In the order in which they are offered. Without any, nobody is asked. Members of a house that you
        rename or remove keep it until they change it.
      </Typography>
      <ItemList source="names" item="house" empty={emptyName} isLine optional>
        <NameInput label="House" example="Rose Hall" />
      </ItemList>
    </>
  );
}

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
