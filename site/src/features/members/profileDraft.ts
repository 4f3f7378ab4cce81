import type { Member, MemberChange } from '@year-group/api-types/members/member';
import {
  byField,
  memberFieldNames,
  type PrivateField,
  privateFields,
} from '@year-group/api-types/members/memberFields';
import { createDraft, type Draft } from '#lib/draft.ts';
import type { MemberValues } from '#lib/memberForm.ts';

/** The fields of a profile that its owner can change. */
interface ProfileEdit {
  values: MemberValues;
  hidden: PrivateField[];
}

/** The stored profile, in the form in which it is edited. */
export const editOf = (member: Member): ProfileEdit => ({
  values: byField(memberFieldNames, (name) => member[name]),
  hidden: privateFields.filter((field) => member.hidden.includes(field)),
});

/** The fields that an edit changes, and no others: an officer may have corrected those meanwhile. */
export function changeOf({ values, hidden }: ProfileEdit, saved: ProfileEdit): MemberChange {
  const names = memberFieldNames.filter((name) => values[name] !== saved.values[name]);
  const isSame =
    hidden.length === saved.hidden.length && hidden.every((field) => saved.hidden.includes(field));
  return { ...byField(names, (name) => values[name]), ...(!isSame && { hidden }) };
}

/** The stored profile with changes laid over it. */
export const withChange = (saved: ProfileEdit, { hidden = saved.hidden, ...texts }: MemberChange) => ({
  values: byField(memberFieldNames, (name) => texts[name] ?? saved.values[name]),
  hidden,
});

const isChange = (value: unknown): value is MemberChange =>
  Object.entries(value ?? {}).every(([name, each]) =>
    name === 'hidden' ? Array.isArray(each) : typeof each === 'string',
  );

/** Unsaved changes of one profile. They survive an expired session and a reload. */
export const profileDraft = (id: Member['id']): Draft<MemberChange> =>
  createDraft(`profile:${id}`, { maxAgeMs: 60 * 60 * 1000, isContent: isChange });
