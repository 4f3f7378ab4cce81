import type { Member } from '@year-group/api-types/members/member';
import {
  byField,
  memberFieldNames,
  type PrivateField,
  privateFields,
} from '@year-group/api-types/members/memberFields';
import { createDraft, type Draft, hasTexts } from '#lib/draft.ts';
import type { MemberValues } from '#lib/memberForm.ts';

/** The fields of a profile that its owner can change. */
export interface ProfileEdit {
  values: MemberValues;
  hidden: PrivateField[];
}

/** The stored profile, in the form in which it is edited. */
export const editOf = (member: Member): ProfileEdit => ({
  values: byField(memberFieldNames, (name) => member[name]),
  hidden: privateFields.filter((field) => member.hidden.includes(field)),
});

/** Whether two edits are equal. */
export const isSameEdit = (one: ProfileEdit, other: ProfileEdit): boolean =>
  one.hidden.length === other.hidden.length &&
  one.hidden.every((field) => other.hidden.includes(field)) &&
  memberFieldNames.every((name) => one.values[name] === other.values[name]);

function isEdit(value: unknown): value is ProfileEdit {
  const { values, hidden } = (value ?? {}) as Partial<ProfileEdit>;
  return hasTexts(values, memberFieldNames) && Array.isArray(hidden);
}

/** Unsaved changes of one profile. They survive an expired session and a reload. */
export const profileDraft = (id: Member['id']): Draft<ProfileEdit> =>
  createDraft(`profile:${id}`, { maxAgeMs: 60 * 60 * 1000, isContent: isEdit });
