import { Typography } from '@mui/material';
import { groupParts } from '@year-group/api-types/group/groupParts';
import { networkOf, networks } from '@year-group/api-types/group/networks';
import { BooleanInput, NumberInput, TextInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '#components/forms/FieldRow.tsx';
import { FormSection } from '#components/forms/FormSection.tsx';
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
      <FormSection name="names" title="Your houses">
        <ItemList source="names" item="house" empty={emptyName} isInline>
          <NameInput label="House" example="Rose Hall" />
        </ItemList>
      </FormSection>
    </>
  );
}

/** How people reach the group. */
export function ContactFields() {
  return (
    <>
      <FieldRow>
        <TextInput
          source="email"
          label="E-mail"
          type="email"
          placeholder="Such as: hello@example.org"
          helperText="Somebody should read it every week"
        />
        <TextInput
          source="phone"
          label="Phone"
          placeholder="Such as: +233 20 000 0000"
          helperText="May stay empty"
        />
      </FieldRow>
      <Typography variant="h2">Your pages elsewhere</Typography>
      <ItemList source="social" item="page" empty={{ url: '' }} isInline>
        <PageInput />
      </ItemList>
    </>
  );
}

/** The address of a page; its network, which gives it name and icon, follows from it. */
function PageInput() {
  const { getSource } = useSourceContext();
  const url: unknown = useWatch({ name: getSource('url') });
  const network = typeof url === 'string' && networkOf(url);
  return (
    <TextInput
      source="url"
      label="Address of your page"
      type="url"
      placeholder="Such as: facebook.com/our-group"
      helperText={network || `Paste it: ${networks.join(', ')}`}
    />
  );
}
