import type { EmailRule } from '@year-group/api-types/lists';
import {
  memberChangeSchema,
  registrationFirstStepSchema,
  registrationSchema,
  withEmailRule,
} from '@year-group/api-types/member';
import { byField, type MemberFieldName, memberFieldNames } from '@year-group/api-types/memberFields';
import { type FieldErrors, firstErrors } from './refusals.ts';

/** A member's own fields, in registration and profile. */
export type MemberValues = Record<MemberFieldName, string>;
export const emptyMember: MemberValues = byField(memberFieldNames, () => '');

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
