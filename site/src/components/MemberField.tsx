import { houseTexts } from '@year-group/api-types/members/houses';
import { isRequired, type MemberFieldName, memberFields } from '@year-group/api-types/members/memberFields';
import { Select, type SelectProps } from '@year-group/ui-kit/Select';
import { Stack } from '@year-group/ui-kit/Stack';
import { TextArea } from '@year-group/ui-kit/TextArea';
import { TextField } from '@year-group/ui-kit/TextField';
import { useState } from 'react';
import type { MemberValues } from '#lib/memberForm.ts';
import type { FieldErrors } from '#lib/refusals.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { PhoneSuggestion } from './PhoneSuggestion.tsx';

interface MemberFieldProps {
  name: MemberFieldName;
  values: MemberValues;
  errors: FieldErrors;
  readOnly?: boolean;
  onEdit: (name: MemberFieldName, value: string) => void;
}

/** One field about a member, the same in registration and profile. */
export function MemberField({ name, values, errors, readOnly, onEdit }: MemberFieldProps) {
  const { heading, label = heading, input } = memberFields[name];
  const control = {
    name,
    label,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onEdit(name, target.value),
  };
  if (name === 'houseAtPresec') return <HouseField {...control} />;
  if (name === 'message') return <TextArea {...control} readOnly={readOnly} rows={4} />;
  const field = <TextField {...input} {...control} readOnly={readOnly} required={isRequired(name)} />;
  if (name !== 'phone') return field;
  return (
    <Stack gap={2}>
      {field}
      {errors.phone && <PhoneSuggestion text={values.phone} onTake={(phone) => onEdit(name, phone)} />}
    </Stack>
  );
}

/** The group's houses; one that the member has stays among them after it was renamed or removed. */
function HouseField(control: Omit<SelectProps, 'label' | 'options'> & { value: string }) {
  const { houses } = useAppSelector(selectGroup);
  const [present] = useState(control.value);
  const names = !present || houses.names.includes(present) ? houses.names : [...houses.names, present];
  const { question, choose } = houseTexts(houses);
  return (
    <Select
      {...control}
      label={question}
      options={names.map((house) => ({ value: house, label: house }))}
      placeholder={choose}
    />
  );
}
