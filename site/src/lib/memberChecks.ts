import type { EmailRule } from '@year-group/api-types/common/lists';
import {
  memberChangeSchema,
  registrationFirstStepSchema,
  registrationSchema,
  withEmailRule,
} from '@year-group/api-types/members/member';
import type { MemberValues } from './memberForm.ts';
import { type FieldErrors, firstErrors } from './refusals.ts';

const schemas = {
  firstStep: registrationFirstStepSchema,
  registration: registrationSchema,
  profile: memberChangeSchema,
};

/** A form whose input the contract checks. */
export type CheckedForm = keyof typeof schemas;

/** The contract's errors by field. Empty when the server will accept the input. */
export function checkFields(
  form: CheckedForm,
  values: MemberValues,
  emailRule: EmailRule = 'spec',
): FieldErrors {
  const { success, error } = withEmailRule<(typeof schemas)[CheckedForm]>(schemas[form], emailRule).safeParse(
    values,
  );
  if (success) return {};
  return firstErrors(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}
