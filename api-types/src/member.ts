import { z } from 'zod';
import {
  emailSchema,
  idSchema,
  instantSchema,
  listQuerySchema,
  optionalTextSchema,
  phoneSchema,
  textSchema,
} from './common.ts';
import { houses } from './lists.ts';
import { messages } from './messages.ts';

const houseSchema = z.union([z.enum(houses), z.literal('')], 'Choose one of the houses');

/** The first step of registration: the three answers that are required. */
export const registrationFirstStepSchema = z.object({
  fullName: textSchema(messages.registration.fullNameLabel, 120),
  email: emailSchema,
  phone: phoneSchema,
});

/** What the registration form sends; all strings, the optional ones may be empty. */
export const registrationSchema = registrationFirstStepSchema.extend({
  currentOccupation: optionalTextSchema('Current Occupation').default(''),
  location: optionalTextSchema('Current Location').default(''),
  houseAtPresec: houseSchema.default(''),
  message: optionalTextSchema('Message', 2000).default(''),
});

/** A member as other members see one. */
export const memberSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string().optional(),
  currentOccupation: z.string(),
  location: z.string(),
  houseAtPresec: z.string(),
  message: z.string(),
  registeredAt: instantSchema,
});

/** A change of a profile: only the fields given are replaced; `role` counts only from the administrator. */
export const memberChangeSchema = z.object({
  ...registrationFirstStepSchema.partial().shape,
  role: optionalTextSchema('Role', 80).optional(),
  currentOccupation: optionalTextSchema('Current Occupation').optional(),
  location: optionalTextSchema('Current Location').optional(),
  houseAtPresec: houseSchema.optional(),
  message: optionalTextSchema('Message', 2000).optional(),
});

/** Directory by full name for members, newest first for the administrator, unless `sort` says otherwise. */
export const memberQuerySchema = listQuerySchema([
  'fullName',
  'email',
  'houseAtPresec',
  'registeredAt',
]).extend({
  houseAtPresec: z.string().trim().optional(),
  location: z.string().trim().optional(),
});
export const memberPageSchema = z.object({
  members: z.array(memberSchema),
  total: z.int().nonnegative(),
});

export type Registration = z.infer<typeof registrationSchema>;
export type Member = z.infer<typeof memberSchema>;
export type MemberChange = z.infer<typeof memberChangeSchema>;
export type MemberQuery = z.output<typeof memberQuerySchema>;
export type MemberPage = z.infer<typeof memberPageSchema>;
