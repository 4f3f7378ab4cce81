import type { EmailRule } from '@year-group/api-types/common/lists';
import { byField, type MemberFieldName, memberFieldNames } from '@year-group/api-types/members/memberFields';
import type { CheckedForm } from './memberChecks.ts';
import type { FieldErrors } from './refusals.ts';

/** A member's own fields, in registration and profile. */
export type MemberValues = Record<MemberFieldName, string>;
export const emptyMember: MemberValues = byField(memberFieldNames, () => '');

/** Fetches the checks, 23 kB, which nobody needs before a form is filled in. */
export const loadChecks = () => import('./memberChecks.ts');

/** The contract's errors by field. None if the checks fail to load: the server checks again. */
export async function errorsOf(
  form: CheckedForm,
  values: MemberValues,
  emailRule?: EmailRule,
): Promise<FieldErrors> {
  const checks = await loadChecks().catch(() => undefined);
  return checks?.checkFields(form, values, emailRule) ?? {};
}
