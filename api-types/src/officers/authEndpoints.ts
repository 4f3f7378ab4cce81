import type { Endpoint } from '../common/endpoint.ts';
import {
  memberTokenSchema,
  signOutSchema,
  verificationCodeSchema,
  verificationReplySchema,
  verificationSchema,
} from './auth.ts';

/** The calls with which a session begins and ends. */
export const authEndpoints = {
  verifyMember: {
    part: 'members',
    method: 'POST',
    path: '/api/auth/verify-member',
    guard: 'public',
    summary: 'Prove membership by phone or e-mail',
    body: verificationSchema,
    reply: verificationReplySchema,
  },
  verifyMemberCode: {
    part: 'members',
    method: 'POST',
    path: '/api/auth/verify-member/code',
    guard: 'public',
    summary: 'Answer a challenge with the code from the mail',
    body: verificationCodeSchema,
    reply: memberTokenSchema,
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    guard: 'member',
    staysOpen: true,
    right: 'account.own',
    summary: 'End this session, or all sessions of the member or officer who calls',
    body: signOutSchema,
    reply: signOutSchema,
  },
} as const satisfies Record<string, Endpoint>;
