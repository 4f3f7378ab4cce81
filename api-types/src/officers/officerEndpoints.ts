import { z } from 'zod';
import { deletedSchema } from '../common/common.ts';
import { byId, type Endpoint, officer } from '../common/endpoint.ts';
import { officerInputSchema, officerSchema, officerSessionSchema } from './officers.ts';

const path = '/api/admin/officers';

/** The calls with which owners decide who runs the website. */
export const officerEndpoints = {
  listOfficers: {
    method: 'GET',
    path,
    ...officer('officers.read'),
    summary: 'The officers, the owner’s account first',
    reply: z.array(officerSchema),
  },
  inviteOfficer: {
    method: 'POST',
    path,
    ...officer('officers.change'),
    status: 201,
    summary: 'Invite an officer by a letter with a link of one use and 72 hours',
    body: officerInputSchema,
    reply: officerSchema,
  },
  updateOfficer: {
    method: 'PUT',
    path: `${path}/:id`,
    ...officer('officers.change'),
    summary: 'Change name, e-mail or roles of an officer; counts at their next call',
    ...byId,
    body: officerInputSchema.partial(),
    reply: officerSchema,
  },
  removeOfficer: {
    method: 'DELETE',
    path: `${path}/:id`,
    ...officer('officers.change'),
    summary: 'Remove an officer and end their sessions',
    ...byId,
    reply: deletedSchema,
  },
  letOfficerIn: {
    method: 'POST',
    path: `${path}/:id/let-in`,
    ...officer('officers.change'),
    summary: 'Remove password and second factors of an officer, end their sessions, and send a new link',
    ...byId,
    reply: officerSchema,
  },
  listOfficerSessions: {
    method: 'GET',
    path: `${path}/:id/sessions`,
    ...officer('officers.read'),
    summary: 'Where an officer is logged in',
    ...byId,
    reply: z.array(officerSessionSchema),
  },
  endOfficerSessions: {
    method: 'DELETE',
    path: `${path}/:id/sessions`,
    ...officer('officers.change'),
    summary: 'End all sessions of an officer',
    ...byId,
    reply: deletedSchema,
  },
} as const satisfies Record<string, Endpoint>;
