import type { EmailRule } from '@year-group/api-types/lists';
import {
  memberChangeSchema,
  registrationFirstStepSchema,
  registrationSchema,
  withEmailRule,
} from '@year-group/api-types/member';
import { type FieldErrors, firstErrors } from './refusals.ts';

/** A member's own fields, in registration and profile. */
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

/** The contract's errors by field. Empty when the server will accept the input. */
export function errorsOf(
  form: keyof typeof schemas,
  values: MemberValues,
  emailRule: EmailRule = 'spec',
): FieldErrors {
  const { success, error } = withEmailRule<(typeof schemas)[typeof form]>(schemas[form], emailRule).safeParse(
    values,
  );
  if (success) return {};
  return firstErrors(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}
