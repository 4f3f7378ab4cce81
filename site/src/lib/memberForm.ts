import type { EmailRule } from '@year-group/api-types/lists';
import {
  memberChangeSchema,
  registrationFirstStepSchema,
  registrationSchema,
  withEmailRule,
} from '@year-group/api-types/member';
import { type FieldErrors, firstComplaints } from './refusals.ts';

/** What a person writes about themselves, when they register and when they change their profile. */
export interface MemberValues {
  fullName: string;
  email: string;
  phone: string;
  currentOccupation: string;
  location: string;
  houseAtPresec: string;
  message: string;
}
export type MemberFieldName = keyof MemberValues;

export const emptyMember: MemberValues = {
  fullName: '',
  email: '',
  phone: '',
  currentOccupation: '',
  location: '',
  houseAtPresec: '',
  message: '',
};
export const memberFieldNames = Object.keys(emptyMember) as MemberFieldName[];

const schemas = {
  firstStep: registrationFirstStepSchema,
  registration: registrationSchema,
  profile: memberChangeSchema,
};

/** What the contract has against an input, by field; nothing when the server will take it. */
export function complaintsOf(
  form: keyof typeof schemas,
  values: MemberValues,
  emailRule: EmailRule = 'spec',
): FieldErrors {
  const { success, error } = withEmailRule<(typeof schemas)[typeof form]>(schemas[form], emailRule).safeParse(
    values,
  );
  if (success) return {};
  return firstComplaints(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}
