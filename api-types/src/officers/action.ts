import { z } from 'zod';
import { daySchema, idSchema, instantSchema, listQuerySchema } from '../common/common.ts';

/** The actions of the log, as each begins a line of it. */
export const actionTexts = {
  login: 'Logged in',
  'login-failed': 'A login failed',
  'sign-out': 'Logged out',
  'sign-out-everywhere': 'Logged out on all devices',
  publish: 'Published',
  add: 'Added',
  schedule: 'Scheduled',
  change: 'Changed',
  delete: 'Deleted',
  restore: 'Restored from the trash',
  'empty-trash': 'Deleted for good',
  'order-status': 'Changed the status of an order',
  'payment-check': 'Asked the payment provider',
  'payment-confirm': 'Confirmed a payment by hand',
  'payment-link': 'Sent a new payment link',
  'run-state': 'Moved a pre-order on',
  'run-refund': 'Refunded a pre-order',
  'hand-out': 'Handed out',
  export: 'Downloaded',
  import: 'Imported',
  'import-undo': 'Undid an import',
  merge: 'Merged two records of one person',
  'merge-undo': 'Undid a merge',
  admit: 'Admitted',
  refuse: 'Refused and deleted',
  ask: 'Asked a question',
  'member-warning': 'Warning about a member',
  handover: 'Handover to the next officers',
  'start-own': 'Deleted the demo to start the group’s own website',
  'officer-invite': 'Invited an officer',
  'officer-join': 'Used the link of an invitation',
  'officer-change': 'Changed an officer',
  'officer-remove': 'Removed an officer',
  'let-in': 'Let an officer in again',
  'second-factor': 'Changed their second factor',
  'own-password': 'Changed their password',
  'sessions-end': 'Ended the sessions of an officer',
} as const;
export type AdminAction = keyof typeof actionTexts;
const adminActions = Object.keys(actionTexts) as [AdminAction];

/** What an entry is about, the first part of its target, as a filter names it. */
export const areaTexts = {
  administrator: 'Logins',
  officers: 'Officers',
  members: 'Members',
  news: 'News',
  events: 'Events',
  shop: 'Shop',
  runs: 'Pre-orders',
  orders: 'Orders',
  group: 'Your group',
  log: 'This log',
} as const;
export type ActionArea = keyof typeof areaTexts;
const actionAreas = Object.keys(areaTexts) as [ActionArea];

/** What an entry is about, as it is now: the log itself keeps no names of members. */
const actionSubjectSchema = z.object({
  /** A title, a person's name, or the short number of an order. */
  name: z.string(),
  isInTrash: z.boolean(),
});

/** One action of an officer or the system; no personal data but ids, titles and officers. */
export const actionSchema = z.object({
  id: idSchema,
  action: z.enum(adminActions),
  /** What it was done to: an area such as `members`, or a record such as `news/<id>`. */
  target: z.string(),
  /** A title, a number or a status; may be empty. */
  detail: z.string(),
  /** Null for the system itself: jobs, and what members or visitors cause. */
  officerId: idSchema.nullable(),
  /** As it was at the time; empty for the system. */
  officerName: z.string(),
  createdAt: instantSchema,
  /** Absent when it was deleted finally, and in the download. */
  subject: actionSubjectSchema.optional(),
});

/** An entry with its place in the chain of hashes, for the download. */
export const chainedActionSchema = actionSchema.extend({ position: z.int(), hash: z.string() });

/** `searchTerm` looks into target and detail; the days are Accra's, both included. */
const filters = {
  action: z.enum(adminActions, `action is one of ${adminActions.join(', ')}`).optional(),
  officer: z.union([z.literal('system'), idSchema], 'officer is an id, or system').optional(),
  area: z.enum(actionAreas, `area is one of ${actionAreas.join(', ')}`).optional(),
  from: daySchema('from').optional(),
  to: daySchema('to').optional(),
};

/** Newest first. */
export const actionQuerySchema = listQuerySchema(['createdAt']).extend(filters);
export const actionFilterSchema = actionQuerySchema.pick({ searchTerm: true }).extend(filters);

export type ActionSubject = z.infer<typeof actionSubjectSchema>;
export type Action = z.infer<typeof actionSchema>;
export type ChainedAction = z.infer<typeof chainedActionSchema>;
export type ActionFilter = z.output<typeof actionFilterSchema>;
