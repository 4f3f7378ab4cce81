import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { shownFields } from '@year-group/api-types/members/houses';
import {
  type MemberFieldName,
  memberFieldNames,
  memberFields,
  type PrivateField,
  privateFields,
} from '@year-group/api-types/members/memberFields';
import { TextInput } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { SelectField } from '#components/editors/SelectField.tsx';
import { useBrand } from '#lib/brand.ts';

const Choices = styled('fieldset')({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
});

/** The fields of a member, as the registration has them, with the role after the name. */
export function MemberInputs() {
  const { houses } = useBrand();
  const [first, ...others] = shownFields(memberFieldNames, houses);
  return (
    <>
      {first && <MemberInput name={first} />}
      <TextInput source="role" label="Role" helperText="What they do for the group, such as Treasurer" />
      {others.map((name) =>
        name === 'houseAtPresec' ? <HouseInput key={name} /> : <MemberInput key={name} name={name} />,
      )}
      <PrivacyInput />
    </>
  );
}

/** A text. The browser does not offer the officer's own name and address. */
function MemberInput({ name }: { name: MemberFieldName }) {
  const { name: label, maxLength = 0, input } = memberFields[name];
  return (
    <TextInput
      source={name}
      label={label}
      type={input?.type ?? 'text'}
      multiline={maxLength > 500}
      helperText={false}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
}

/** A house of the group, or the one that the member has had since before it was renamed. */
function HouseInput() {
  const { houses } = useBrand();
  const current = useWatch({ name: 'houseAtPresec' }) as string | null;
  const names = current && !houses.names.includes(current) ? [current, ...houses.names] : houses.names;
  return (
    <SelectField
      source="houseAtPresec"
      label={houses.label}
      choices={names.map((value) => ({ value, label: value }))}
    />
  );
}

/** What other members do not see. The setting of the website decides for somebody who is added. */
function PrivacyInput() {
  const { field } = useController({ name: 'hidden' });
  const hidden = field.value as PrivateField[] | undefined;
  if (!hidden) return null;
  const toggled = (name: PrivateField) =>
    privateFields.filter((each) => (each === name ? !hidden.includes(each) : hidden.includes(each)));
  return (
    <Choices>
      <Typography component="legend" variant="body2" color="textSecondary">
        Other members do not see
      </Typography>
      {privateFields.map((name) => (
        <FormControlLabel
          key={name}
          label={memberFields[name].name}
          control={
            <Checkbox checked={hidden.includes(name)} onChange={() => field.onChange(toggled(name))} />
          }
        />
      ))}
    </Choices>
  );
}
