import { z } from 'zod';
import type { Endpoint } from '../common/endpoint.ts';
import { adminLoginSchema, tokenSchema } from './auth.ts';
import {
  ceremonyOptionsSchema,
  ceremonyReplySchema,
  invitationSchema,
  newPasswordSchema,
  secondFactorChallengeSchema,
  secondFactorSchema,
} from './officers.ts';
import { roles } from './rights.ts';

const login = '/api/admin/login';
const invitation = '/api/admin/invitation';

/** The calls with which an officer logs in. */
export const signInEndpoints = {
  loginAdmin: {
    method: 'POST',
    path: login,
    guard: 'public',
    summary: 'An officer’s token for the password, or a question for the second factor',
    body: adminLoginSchema,
    reply: z.union([tokenSchema, secondFactorChallengeSchema]),
  },
  getLogin: {
    method: 'GET',
    path: login,
    guard: 'public',
    summary: 'Whether passkeys ended because the website moved to another domain',
    reply: z.object({ passkeysEnded: z.boolean() }),
  },
  answerSecondFactor: {
    method: 'POST',
    path: `${login}/second-factor`,
    guard: 'public',
    summary: 'The token for a code, a recovery code or a passkey, after the password',
    body: secondFactorSchema,
    reply: tokenSchema,
  },
  beginPasskeyLogin: {
    method: 'POST',
    path: `${login}/passkey/options`,
    guard: 'public',
    summary: 'What to ask the browser for to log in by passkey alone',
    reply: ceremonyOptionsSchema,
  },
  loginWithPasskey: {
    method: 'POST',
    path: `${login}/passkey`,
    guard: 'public',
    summary: 'The token for a passkey',
    body: ceremonyReplySchema,
    reply: tokenSchema,
  },
  readInvitation: {
    method: 'POST',
    path: invitation,
    guard: 'public',
    summary: 'For whom the link of an invitation is; changes nothing',
    body: invitationSchema,
    reply: z.object({
      name: z.string(),
      email: z.string(),
      roles: z.array(z.enum(roles)),
    }),
  },
  acceptInvitation: {
    method: 'POST',
    path: `${invitation}/accept`,
    guard: 'public',
    summary: 'Use the link of an invitation, once; without a password a passkey must follow',
    body: invitationSchema.extend({ password: newPasswordSchema.optional() }),
    reply: tokenSchema,
  },
} as const satisfies Record<string, Endpoint>;
