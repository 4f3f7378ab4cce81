import { normalisePhone } from '@year-group/api-types/common/phone';
import { type Member, memberAddSchema, withEmailRule } from '@year-group/api-types/members/member';
import { byField, memberFieldNames } from '@year-group/api-types/members/memberFields';
import { z } from 'zod';

/** The form's values for a member, or without one for a new member. */
export const valuesOf = (member: Partial<Member>) => ({
  ...byField(memberFieldNames, (name) => member[name] ?? ''),
  role: member.role ?? '',
  /** Undefined for a new member: the setting of the website then decides. */
  hidden: member.hidden,
});
export type MemberValues = ReturnType<typeof valuesOf>;

/** Phone numbers are typed in any usual form, and stored in one. An emptied field is null. */
export function cleaned(values: MemberValues): MemberValues {
  const phone = values.phone ?? '';
  return {
    ...(Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value ?? '']),
    ) as MemberValues),
    phone: normalisePhone(phone) ?? phone,
    hidden: values.hidden,
  };
}

/**
 * The contract's input from what was typed. Which e-mail addresses are accepted is a setting of the
 * server, which refuses the others.
 */
export const memberFormSchema = z.preprocess(
  (values) => cleaned(values as MemberValues),
  withEmailRule(memberAddSchema, 'any'),
);
