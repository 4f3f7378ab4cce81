import { houses } from '@year-group/api-types/lists';
import { isRequired, type MemberFieldName, memberFields } from '@year-group/api-types/memberFields';
import { Select } from '@year-group/ui-kit/Select';
import { Stack } from '@year-group/ui-kit/Stack';
import { TextArea } from '@year-group/ui-kit/TextArea';
import { TextField } from '@year-group/ui-kit/TextField';
import type { MemberValues } from '#lib/memberForm.ts';
import type { FieldErrors } from '#lib/refusals.ts';
import { PhoneSuggestion } from './PhoneSuggestion.tsx';

const houseOptions = houses.map((house) => ({ value: house, label: house }));

export interface MemberFieldProps {
  name: MemberFieldName;
  values: MemberValues;
  errors: FieldErrors;
  onEdit: (name: MemberFieldName, value: string) => void;
}

/** One field about a member, the same in registration and profile. */
export function MemberField({ name, values, errors, onEdit }: MemberFieldProps) {
  const { heading, label = heading, input } = memberFields[name];
  const control = {
    name,
    label,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onEdit(name, target.value),
  };
  if (name === 'houseAtPresec')
    return <Select {...control} options={houseOptions} placeholder="Choose your house" />;
  if (name === 'message') return <TextArea {...control} rows={4} />;
  const field = <TextField {...input} {...control} required={isRequired(name)} />;
  if (name !== 'phone') return field;
  return (
    <Stack gap={2}>
      {field}
      {errors.phone && <PhoneSuggestion text={values.phone} onTake={(phone) => onEdit(name, phone)} />}
    </Stack>
  );
}
