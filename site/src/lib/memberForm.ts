import type { EmailRule } from '@year-group/api-types/common/lists';
import { byField, type MemberFieldName, memberFieldNames } from '@year-group/api-types/members/memberFields';
import { type RefObject, useEffect } from 'react';
import { type FieldErrors, firstErrors } from './refusals.ts';

/** A member's own fields, in registration and profile. */
export type MemberValues = Record<MemberFieldName, string>;
export const emptyMember: MemberValues = byField(memberFieldNames, () => '');

/** Fetches the contract's schemas, 23 kB, which nobody needs before a form is filled in. */
const loadChecks = () => import('@year-group/api-types/members/member');

/** The contract's errors by field. None if the schemas cannot be fetched: the server checks again. */
export async function errorsOf(
  form: 'firstStep' | 'registration' | 'profile',
  values: Partial<Record<MemberFieldName, string | undefined>>,
  emailRule: EmailRule = 'spec',
): Promise<FieldErrors> {
  const contract = await loadChecks().catch(() => undefined);
  if (!contract) return {};
  const schemas = {
    firstStep: contract.registrationFirstStepSchema,
    registration: contract.registrationSchema,
    profile: contract.memberChangeSchema,
  };
  const schema = contract.withEmailRule<(typeof schemas)[typeof form]>(schemas[form], emailRule);
  const { error } = schema.safeParse(values);
  return firstErrors(error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? []);
}

/** Fetches them when the form gets the focus: later the connection may be gone. */
export function useChecksAtFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.addEventListener('focusin', () => void loadChecks().catch(() => undefined), { once: true });
  }, [form]);
}
