import { z } from 'zod';
import { deletedSchema } from '../common/common.ts';
import { type Endpoint, officer } from '../common/endpoint.ts';
import { handoverChangeSchema, handoverSchema, letterCodeSchema } from './handover.ts';

const path = '/api/admin/handover';
const owner = officer('handover.lead');

/** The calls with which owners hand the website over to the next ones. */
export const handoverEndpoints = {
  getHandover: {
    method: 'GET',
    path,
    ...owner,
    summary: 'The latest handover, each step with what was found just now',
    reply: z.object({ handover: handoverSchema.nullable() }),
  },
  updateHandover: {
    method: 'PUT',
    path,
    ...owner,
    summary: 'Say who leaves, and when domain, mail and hosting are renewed',
    body: handoverChangeSchema,
    reply: handoverSchema,
  },
  rehearseRestore: {
    method: 'POST',
    path: `${path}/rehearsal`,
    ...owner,
    summary: 'Start to make a backup and to restore it into a scratch database',
    reply: handoverSchema,
  },
  sendHandoverLetter: {
    method: 'POST',
    path: `${path}/letter`,
    ...owner,
    summary: 'Send the officer who calls a letter with a code',
    reply: handoverSchema,
  },
  answerHandoverLetter: {
    method: 'POST',
    path: `${path}/letter/code`,
    ...owner,
    summary: 'Prove by its code that the letter arrived',
    body: letterCodeSchema,
    reply: handoverSchema,
  },
  finishHandover: {
    method: 'POST',
    path: `${path}/finish`,
    ...owner,
    summary: 'Finish a handover whose steps are all done; 409 otherwise',
    reply: handoverSchema,
  },
  stopHandover: {
    method: 'DELETE',
    path,
    ...owner,
    summary: 'Stop the handover that is under way',
    reply: deletedSchema,
  },
  startHandover: {
    method: 'POST',
    path,
    ...owner,
    status: 201,
    summary: 'Start a handover; 409 while one is under way',
    reply: handoverSchema,
  },
} as const satisfies Record<string, Endpoint>;
