import { z } from 'zod';
import { deletedSchema } from '../common/common.ts';
import { byId, type Endpoint } from '../common/endpoint.ts';
import { officerChangeSchema, officerInputSchema, officerSchema, officerSessionSchema } from './officers.ts';

const path = '/api/admin/officers';

/** The calls with which owners decide who runs the website. */
export const officerEndpoints = {
  listOfficers: {
    method: 'GET',
    path,
    guard: 'admin',
    right: 'officers.read',
    summary: 'The officers, the owner’s account first',
    reply: z.array(officerSchema),
  },
  inviteOfficer: {
    method: 'POST',
    path,
    guard: 'admin',
    right: 'officers.change',
    status: 201,
    summary: 'Invite an officer by a letter with a link of one use and 72 hours',
    body: officerInputSchema,
    reply: officerSchema,
  },
  updateOfficer: {
    method: 'PUT',
    path: `${path}/:id`,
    guard: 'admin',
    right: 'officers.change',
    summary: 'Change name, e-mail or roles of an officer; counts at their next call',
    ...byId,
    body: officerChangeSchema,
    reply: officerSchema,
  },
  removeOfficer: {
    method: 'DELETE',
    path: `${path}/:id`,
    guard: 'admin',
    right: 'officers.change',
    summary: 'Remove an officer and end their sessions',
    ...byId,
    reply: deletedSchema,
  },
  letOfficerIn: {
    method: 'POST',
    path: `${path}/:id/let-in`,
    guard: 'admin',
    right: 'officers.change',
    summary: 'Remove password and second factors of an officer, end their sessions, and send a new link',
    ...byId,
    reply: officerSchema,
  },
  listOfficerSessions: {
    method: 'GET',
    path: `${path}/:id/sessions`,
    guard: 'admin',
    right: 'officers.read',
    summary: 'Where an officer is logged in',
    ...byId,
    reply: z.array(officerSessionSchema),
  },
  endOfficerSessions: {
    method: 'DELETE',
    path: `${path}/:id/sessions`,
    guard: 'admin',
    right: 'officers.change',
    summary: 'End all sessions of an officer',
    ...byId,
    reply: deletedSchema,
  },
} as const satisfies Record<string, Endpoint>;
