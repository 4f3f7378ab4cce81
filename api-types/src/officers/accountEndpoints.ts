import { z } from 'zod';
import { deletedSchema, idSchema, instantSchema, textSchema } from '../common/common.ts';
import { byId, type Endpoint, officer } from '../common/endpoint.ts';
import {
  ceremonyOptionsSchema,
  ceremonyReplySchema,
  factorCodeSchema,
  newPasswordSchema,
  officerSessionSchema,
  ownAccountSchema,
  proofSchema,
  recoveryCodesSchema,
} from './officers.ts';

const path = '/api/admin/me';

/** The calls about the account of the officer who calls. */
export const accountEndpoints = {
  getOwnAccount: {
    method: 'GET',
    path,
    ...officer('account.own'),
    summary: 'The officer who calls: roles, second factors, passkeys',
    reply: ownAccountSchema,
  },
  setOwnPassword: {
    method: 'PUT',
    path: `${path}/password`,
    ...officer('account.change'),
    summary: 'Set one’s own password; ends all other sessions of the officer',
    body: z.object({ password: newPasswordSchema }),
    reply: ownAccountSchema,
  },
  beginCodeApp: {
    method: 'POST',
    path: `${path}/code-app`,
    ...officer('account.change'),
    summary: 'A new secret for a code app (TOTP, 30 s), as text, address and QR code; counts once confirmed',
    reply: z.object({ challengeId: idSchema, secret: z.string(), address: z.string(), qr: z.string() }),
  },
  confirmCodeApp: {
    method: 'PUT',
    path: `${path}/code-app`,
    ...officer('account.change'),
    summary: 'Confirm the code app by a code of it; the first second factor gives recovery codes',
    body: z.object({ challengeId: idSchema, code: factorCodeSchema }),
    reply: recoveryCodesSchema,
  },
  removeCodeApp: {
    method: 'DELETE',
    path: `${path}/code-app`,
    ...officer('account.change'),
    summary: 'Remove the code app',
    reply: deletedSchema,
  },
  beginPasskey: {
    method: 'POST',
    path: `${path}/passkeys/options`,
    ...officer('account.change'),
    summary: 'What to ask the browser for to make a passkey',
    reply: ceremonyOptionsSchema,
  },
  addPasskey: {
    method: 'POST',
    path: `${path}/passkeys`,
    ...officer('account.change'),
    status: 201,
    summary: 'Store a passkey; the first second factor gives recovery codes',
    body: ceremonyReplySchema.extend({ name: textSchema('Name', 60) }),
    reply: recoveryCodesSchema,
  },
  removePasskey: {
    method: 'DELETE',
    path: `${path}/passkeys/:id`,
    ...officer('account.change'),
    summary: 'Remove a passkey',
    ...byId,
    reply: deletedSchema,
  },
  makeRecoveryCodes: {
    method: 'POST',
    path: `${path}/recovery-codes`,
    ...officer('account.change'),
    summary: 'Ten new recovery codes; the old ones end',
    reply: recoveryCodesSchema,
  },
  listOwnSessions: {
    method: 'GET',
    path: `${path}/sessions`,
    ...officer('account.own'),
    summary: 'Where one is logged in',
    reply: z.array(officerSessionSchema),
  },
  endOwnSession: {
    method: 'DELETE',
    path: `${path}/sessions/:id`,
    ...officer('account.own'),
    summary: 'End one of one’s own sessions',
    ...byId,
    reply: deletedSchema,
  },
  beginProof: {
    method: 'POST',
    path: `${path}/proof/options`,
    ...officer('account.own'),
    summary: 'What to ask the browser for to prove by passkey who one is',
    reply: ceremonyOptionsSchema,
  },
  prove: {
    method: 'POST',
    path: `${path}/proof`,
    ...officer('account.own'),
    summary: 'Prove again who one is: by code or passkey; by password only without a second factor',
    body: proofSchema,
    reply: z.object({ provedUntil: instantSchema }),
  },
} as const satisfies Record<string, Endpoint>;
