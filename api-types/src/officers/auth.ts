import { z } from 'zod';
import { idSchema, optionalTextSchema } from '../common/common.ts';
import { maxPasswordLength } from '../common/limits.ts';
import { maxEmailLength, normaliseEmail } from '../common/rules.ts';
import { messages } from '../messages.ts';

/** An officer's login; without an e-mail it is the owner's account. */
export const adminLoginSchema = z.object({
  email: z.string().trim().max(maxEmailLength).transform(normaliseEmail).optional(),
  password: z.string('Password is required').min(1, 'Password is required').max(maxPasswordLength),
});

/** A token to send as `Authorization: Bearer`. */
export const tokenSchema = z.object({ token: z.string() });

/** Proof of membership starts with a phone or an e-mail; the phone is used when both are given. */
export const verificationSchema = z
  .object({
    phone: optionalTextSchema('Phone Number', 60).optional(),
    email: optionalTextSchema('Email', maxEmailLength).optional(),
  })
  .refine(
    ({ phone, email }) => Boolean(phone ?? '') || Boolean(email ?? ''),
    messages.verification.bothEmpty,
  );

/** In `code` mode the reply is a challenge: where the code was sent, masked, and its lifetime. */
export const challengeSchema = z.object({ challengeId: idSchema, sentTo: z.string(), expiresIn: z.int() });

/** A member's token; with `awaitsAdmission` it opens only their own profile until admission. */
export const memberTokenSchema = tokenSchema.extend({ awaitsAdmission: z.literal(true).optional() });

/** The reply to a verification: a token, or a challenge to answer. */
export const verificationReplySchema = z.union([memberTokenSchema, challengeSchema]);

/** The six digits that came by mail. */
export const verificationCodeSchema = z.object({
  challengeId: idSchema,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'The code has six digits'),
});

/** Ends the session of the given token, or all sessions of that person; the reply says which. */
export const signOutSchema = z.object({ everywhere: z.boolean('Say whether to log out everywhere') });

export type AdminLogin = z.infer<typeof adminLoginSchema>;
export type MemberToken = z.infer<typeof memberTokenSchema>;
export type Verification = z.infer<typeof verificationSchema>;
export type VerificationReply = z.infer<typeof verificationReplySchema>;
export type VerificationCode = z.infer<typeof verificationCodeSchema>;
export type SignOut = z.infer<typeof signOutSchema>;
