import { shownFields } from '@year-group/api-types/members/houses';
import type { Member } from '@year-group/api-types/members/member';
import {
  type MemberFieldName,
  memberFieldNames,
  memberFields,
  privateFields,
} from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { CheckboxGroupInput, TextInput, useRecordContext } from 'react-admin';
import { OpenSelect } from '#components/forms/OpenSelect.tsx';
import { PanelForm } from '#components/forms/PanelForm.tsx';
import { useBrand } from '#providers/brand.ts';
import { cleaned, type MemberValues, memberFormSchema, valuesOf } from './memberValues.ts';

const privacyChoices = privateFields.map((id) => ({ id, name: memberFields[id].name }));

/** The form of a new member, or of the one around it: the registration, with the role after the name. */
export function MemberInputs() {
  const isNew = useRecordContext<Member>() === undefined;
  const { houses } = useBrand();
  const [first, ...others] = shownFields(memberFieldNames, houses);
  return (
    <PanelForm<Member, MemberValues>
      valuesOf={valuesOf}
      schema={memberFormSchema}
      bodyOf={cleaned}
      texts={messages.members}
      createLabel="Add Member"
    >
      {first && <MemberInput name={first} />}
      <TextInput source="role" label="Role" helperText="What they do for the group, such as Treasurer" />
      {others.map((name) =>
        name === 'houseAtPresec' ? (
          <OpenSelect key={name} source={name} label={houses.label} choices={houses.names} />
        ) : (
          <MemberInput key={name} name={name} />
        ),
      )}
      {/* The setting of the website decides for somebody who is added. */}
      {!isNew && (
        <CheckboxGroupInput
          source="hidden"
          label="Other members do not see"
          choices={privacyChoices}
          row={false}
        />
      )}
    </PanelForm>
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
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
}
