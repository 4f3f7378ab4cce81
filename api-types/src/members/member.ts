import { z } from 'zod';
import {
  emailSchema,
  idSchema,
  instantSchema,
  listQuerySchema,
  optionalTextSchema,
  phoneSchema,
  reachableEmailSchema,
  textSchema,
} from '../common/common.ts';
import { type EmailRule, registrationPeriods, registrationWaits } from '../common/lists.ts';
import {
  byField,
  type MemberFieldName,
  memberFieldNames,
  memberFields,
  optionalFields,
  privateFields,
  requiredFields,
} from './memberFields.ts';

const hiddenSchema = z
  .array(z.enum(privateFields, `Only ${privateFields.join(', ')} can be kept private`))
  .transform((fields) => [...new Set(fields)]);

const schemas: Record<MemberFieldName, z.ZodType<string, string>> = {
  ...byField(memberFieldNames, (name) =>
    optionalTextSchema(memberFields[name].heading, memberFields[name].maxLength),
  ),
  fullName: textSchema(memberFields.fullName.heading, 120),
  email: emailSchema,
  phone: phoneSchema,
};

/** What a member does for the group, such as "Treasurer"; empty for most. */
const roleSchema = optionalTextSchema('Role', 80);

/** The first step of registration: the answers that are required. */
export const registrationFirstStepSchema = z.object(byField(requiredFields, (name) => schemas[name]));

/** What the registration form sends; all strings, optional ones may be empty. */
export const registrationSchema = registrationFirstStepSchema.extend({
  ...byField(optionalFields, (name) => schemas[name].default('')),
  /** The fields hidden from other members; without it the server's default applies. */
  hidden: hiddenSchema.optional(),
  /** A honeypot: when it is filled in, the reply looks like success but nothing is stored. */
  website: z.string().optional(),
});

/** What an officer sends to add one member by hand: the registration, and the role. */
export const memberAddSchema = registrationSchema
  .omit({ website: true })
  .extend({ role: roleSchema.default('') });

/** A member; fields they hide are empty for everyone but themselves and officers. */
export const memberSchema = z.object({
  id: idSchema,
  ...byField(requiredFields, () => z.string()),
  role: z.string().optional(),
  ...byField(optionalFields, () => z.string()),
  /** The fields they hide; always empty for other members. */
  hidden: z.array(z.enum(privateFields)),
  /** What the registration still awaits; absent once it is listed, and for other members. */
  awaiting: z.array(z.enum(registrationWaits)).optional(),
  /** When an officer last sent a question before admission; for officers. */
  askedAt: instantSchema.optional(),
  registeredAt: instantSchema,
  /** Set when an import registered them; for officers. */
  imported: z.literal(true).optional(),
  /** How often they were changed, absent for never; an officer sends it with a merge. */
  version: z.int().positive().optional(),
});

/** Only the given fields are replaced; `role` is accepted only from an officer. */
export const memberChangeSchema = z.object({
  ...byField(requiredFields, (name) => schemas[name].optional()),
  role: roleSchema.optional(),
  ...byField(optionalFields, (name) => schemas[name].optional()),
  /** The fields to hide from now on: the complete list, not only the new ones. */
  hidden: hiddenSchema.optional(),
});

/** A member schema under the setting `EMAIL_RULE`; its messages stay the same. */
export function withEmailRule<Form extends z.ZodObject<{ email: z.ZodType }>>(
  form: Form,
  rule: EmailRule,
): Form {
  if (rule === 'spec') return form;
  const isOptional = form.shape.email.isOptional();
  const email = isOptional ? reachableEmailSchema.optional() : reachableEmailSchema;
  return form.extend({ email }) as unknown as Form;
}

/** By full name for members, newest first for officers, unless sorted otherwise. */
export const memberQuerySchema = listQuerySchema([
  'fullName',
  'email',
  'houseAtPresec',
  'registeredAt',
]).extend({
  houseAtPresec: z.string().trim().optional(),
  /** A town, the text after the last comma of a location, or a whole location; case-insensitive. */
  location: z.string().trim().optional(),
  since: z.enum(registrationPeriods, `since is one of ${registrationPeriods.join(', ')}`).optional(),
  /** Whether an import registered them; for officers. */
  imported: z.enum(['yes', 'no'], 'imported is yes or no').optional(),
});

/** One page of members, and how many there are. */
export const memberPageSchema = z.object({
  members: z.array(memberSchema),
  total: z.int().nonnegative(),
});

const facetSchema = z.array(z.object({ value: z.string(), count: z.int().positive() }));

/** Filter values of the directory with their number of members; most frequent towns first. */
export const memberFacetsSchema = z.object({ houses: facetSchema, locations: facetSchema });

const remarkSchema = (label: string) => optionalTextSchema(label, 1000);

/** Refuses a registration; the reason, if given, is included in the mail. */
export const refusalSchema = z.object({ reason: remarkSchema('Reason').default('') });

/** A question to an applicant, sent by mail. */
export const applicantQuestionSchema = z.object({
  question: remarkSchema('Question').min(1, 'Write what you want to ask'),
});

export type Registration = z.infer<typeof registrationSchema>;
export type MemberAdd = z.infer<typeof memberAddSchema>;
export type Member = z.infer<typeof memberSchema>;
export type MemberChange = z.infer<typeof memberChangeSchema>;
export type MemberQuery = z.output<typeof memberQuerySchema>;
export type MemberPage = z.infer<typeof memberPageSchema>;
export type MemberFacets = z.infer<typeof memberFacetsSchema>;
