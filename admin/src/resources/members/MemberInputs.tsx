import { shownFields } from '@year-group/api-types/members/houses';
import type { Member } from '@year-group/api-types/members/member';
import {
  type MemberFieldName,
  memberFieldNames,
  memberFields,
  privateFields,
} from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { CheckboxGroupInput, SelectInput, TextInput, useRecordContext, useRedirect } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { PanelForm } from '#components/forms/PanelForm.tsx';
import { useBrand } from '#providers/brand.ts';
import { changesOf, cleaned, type MemberValues, memberFormSchema, valuesOf } from './memberValues.ts';

const texts = {
  created: messages.members.added,
  createFailed: messages.members.addFailed,
  updated: messages.members.changed,
  updateFailed: messages.members.changeFailed,
};
const privacyChoices = privateFields.map((id) => ({ id, name: memberFields[id].name }));

/** The form of a new member, or of the one around it: the registration, with the role after the name. */
export function MemberInputs() {
  const isNew = useRecordContext<Member>() === undefined;
  const navigate = useNavigate();
  const redirect = useRedirect();
  const { key } = useLocation();
  const { houses } = useBrand();
  const [first, ...others] = shownFields(memberFieldNames, houses);
  return (
    <PanelForm<Member, MemberValues>
      valuesOf={valuesOf}
      schema={memberFormSchema}
      bodyOf={isNew ? cleaned : changesOf}
      texts={texts}
      createLabel="Add Member"
      // Back to the list as it was, or to a new one when the form was opened by its address.
      onSaved={() => void (key === 'default' ? redirect('list', 'members') : navigate(-1))}
    >
      {first && <MemberInput name={first} />}
      <TextInput source="role" label="Role" helperText="What they do for the group, such as Treasurer" />
      {others.map((name) =>
        name === 'houseAtPresec' ? <HouseInput key={name} /> : <MemberInput key={name} name={name} />,
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

/** A house of the group, or the one that the member has had since before it was renamed. */
function HouseInput() {
  const { houses } = useBrand();
  const current = useWatch({ name: 'houseAtPresec' }) as string | null;
  const names = current && !houses.names.includes(current) ? [current, ...houses.names] : houses.names;
  return (
    <SelectInput
      source="houseAtPresec"
      label={houses.label}
      choices={names.map((name) => ({ id: name, name }))}
      emptyText="Choose one"
    />
  );
}
