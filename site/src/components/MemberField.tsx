import { houses } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import { Select } from '@year-group/ui-kit/Select';
import { Stack } from '@year-group/ui-kit/Stack';
import { TextArea } from '@year-group/ui-kit/TextArea';
import { TextField, type TextFieldProps } from '@year-group/ui-kit/TextField';
import type { MemberFieldName, MemberValues } from '#lib/memberForm.ts';
import { phoneHint } from '#lib/phoneHint.ts';
import type { FieldErrors } from '#lib/refusals.ts';
import { PhoneSuggestion } from './PhoneSuggestion.tsx';

const houseOptions = houses.map((house) => ({ value: house, label: house }));

type Line = Exclude<MemberFieldName, 'houseAtPresec' | 'message'>;

const lines: Record<Line, Omit<TextFieldProps, 'name'>> = {
  fullName: { label: messages.registration.fullNameLabel, autoComplete: 'name', required: true },
  email: {
    label: 'Email Address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  },
  phone: {
    label: 'Phone Number',
    type: 'tel',
    autoComplete: 'tel',
    hint: phoneHint,
    required: true,
  },
  currentOccupation: { label: 'Current Occupation', autoComplete: 'organization-title' },
  location: {
    label: 'Current Location',
    autoComplete: 'address-level2',
    hint: 'Area and town, such as East Legon, Accra',
  },
};

export interface MemberFieldProps {
  name: MemberFieldName;
  values: MemberValues;
  errors: FieldErrors;
  onEdit: (name: MemberFieldName, value: string) => void;
}

/** One field about a member, the same in registration and profile. */
export function MemberField({ name, values, errors, onEdit }: MemberFieldProps) {
  const control = {
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onEdit(name, target.value),
  };
  switch (name) {
    case 'houseAtPresec':
      return (
        <Select
          {...control}
          label="House at the school"
          options={houseOptions}
          placeholder="Choose your house"
        />
      );
    case 'message':
      return <TextArea {...control} label="Message (Optional)" rows={4} />;
    case 'phone':
      return (
        <Stack gap={2}>
          <TextField {...lines[name]} {...control} />
          {errors.phone && <PhoneSuggestion text={values.phone} onTake={(phone) => onEdit(name, phone)} />}
        </Stack>
      );
    case 'fullName':
    case 'email':
    case 'currentOccupation':
    case 'location':
      return <TextField {...lines[name]} {...control} />;
  }
}
