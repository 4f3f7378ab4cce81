import { z } from 'zod';
import { idSchema, instantSchema, textSchema } from '../common/common.ts';
import { maxPasswordLength } from '../common/limits.ts';
import { isReachableEmail, normaliseEmail } from '../common/rules.ts';
import { messages } from '../messages.ts';
import { roles } from './rights.ts';

/** An officer's e-mail address, in the form in which it is compared. */
export const officerEmailSchema = z
  .string(messages.officers.emailRequired)
  .trim()
  .min(1, { error: messages.officers.emailRequired, abort: true })
  .refine(isReachableEmail, messages.officers.emailInvalid)
  .transform(normaliseEmail);

/** A new password of an officer. How easily it is guessed is judged by the server. */
export const newPasswordSchema = z
  .string(messages.officers.passwordShort)
  .refine((text) => [...text].length >= 12, messages.officers.passwordShort)
  .max(maxPasswordLength, messages.officers.passwordLong);

const rolesSchema = z
  .array(z.enum(roles), messages.officers.rolesMissing)
  .min(1, messages.officers.rolesMissing)
  .transform((chosen) => roles.filter((role) => chosen.includes(role)));

/** What an owner writes about an officer. */
export const officerInputSchema = z.object({
  name: textSchema('Name', 100),
  email: officerEmailSchema,
  roles: rolesSchema,
});
/** A person who runs the website. */
export const officerSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Null only for the owner's account before an address was entered. */
  email: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  /** The account of `ADMIN_PASSWORD`: always an owner, cannot be removed. */
  isOwnerAccount: z.boolean(),
  state: z.enum(['invited', 'active']),
  /** Until when the link of an invitation can be used; null without an open one. */
  invitedUntil: instantSchema.nullable(),
  hasPassword: z.boolean(),
  hasCodeApp: z.boolean(),
  passkeys: z.int().nonnegative(),
  lastSeenAt: instantSchema.nullable(),
});

/** A passkey of one's own. */
export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
  /** False after the website moved to another domain: it must be made again there. */
  isOfThisDomain: z.boolean(),
});

/** The officer who calls, as the panel needs them. */
export const ownAccountSchema = officerSchema.extend({
  passkeyList: z.array(passkeySchema),
  recoveryCodesLeft: z.int().nonnegative(),
  /** Whether the password is the setting ADMIN_PASSWORD, which only the server's settings change. */
  isPasswordSetting: z.boolean(),
  /** No second factor yet, in live mode or without a password: nothing else is answered. */
  mustSetUpSecondFactor: z.boolean(),
  sessionId: z.string(),
});

/** One login of an officer that is still valid. */
export const officerSessionSchema = z.object({
  id: z.string(),
  /** Browser and system, such as "Chrome on Android". */
  device: z.string(),
  /** The network it came from, such as 197.251.4.0/24; not the address. */
  network: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  isThis: z.boolean(),
});

/** The browser's part of a passkey ceremony, as WebAuthn's JSON. */
const ceremonySchema = z.looseObject({ id: z.string().max(2000), type: z.literal('public-key') });
/** What to ask the browser for, as WebAuthn's JSON. */
export const ceremonyOptionsSchema = z.object({
  challengeId: idSchema,
  options: z.looseObject({ challenge: z.string() }),
});
export const ceremonyReplySchema = z.object({ challengeId: idSchema, response: ceremonySchema });

/** Six digits of the code app, or a recovery code (16 characters in those made until 2026); spaces and
 * hyphens do not count. */
export const factorCodeSchema = z
  .string(messages.officers.codeRequired)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .refine((text) => /^(\d{6}|[a-z2-9]{16}|[a-z2-9]{28})$/.test(text), messages.officers.codeInvalid);

/** The answer to the question for a second factor: a code, or a passkey. */
export const secondFactorSchema = z.union([
  z.object({ challengeId: idSchema, code: factorCodeSchema }),
  ceremonyReplySchema,
]);

/** Asks for the second factor: a code of the app or a recovery code, or a passkey. */
export const secondFactorChallengeSchema = z.object({
  challengeId: idSchema,
  hasCodeApp: z.boolean(),
  /** WebAuthn's options as JSON; null without a passkey. */
  passkeyOptions: z.looseObject({ challenge: z.string() }).nullable(),
});

/** A new proof of who the officer is: what their account has. */
export const proofSchema = z.union([
  z.object({ code: factorCodeSchema }),
  ceremonyReplySchema,
  z.object({ password: z.string().min(1, 'Password is required').max(maxPasswordLength) }),
]);

/** The token in the link of an invitation: 256 random bits. */
const invitationTokenSchema = z.string().regex(/^[\w-]{43}$/, messages.officers.invitationUnknown);
export const invitationSchema = z.object({ token: invitationTokenSchema });
/** Ten codes, shown once; null when the officer has codes already. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export type Officer = z.infer<typeof officerSchema>;
export type OfficerInput = z.infer<typeof officerInputSchema>;
export type OwnAccount = z.infer<typeof ownAccountSchema>;
export type OfficerSession = z.infer<typeof officerSessionSchema>;
export type SecondFactorChallenge = z.infer<typeof secondFactorChallengeSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
export type Proof = z.output<typeof proofSchema>;
