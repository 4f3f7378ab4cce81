import type { ActionArea, AdminAction } from '../common/lists.ts';
import { groupTitles } from '../group/groupTitles.ts';
import { orderNumber } from '../shop/orderNumber.ts';
import type { Action } from './action.ts';

/** What was done, at the beginning of a line of the log. */
export const actionTexts: Record<AdminAction, string> = {
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
};

/** The areas of the log, as a filter names them. */
export const areaTexts: Record<ActionArea, string> = {
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
};

/** Who did it. */
export const officerText = ({ officerName }: Pick<Action, 'officerName'>): string =>
  officerName || 'The website itself';

/** What is said of a record whose name is gone. */
const nameless: Record<string, string> = {
  members: 'a member',
  news: 'a news item',
  events: 'an event',
  shop: 'a listing',
  runs: 'a pre-order',
};

/** Actions whose object follows them as in a sentence: "Deleted Kwabena Testman". */
const transitive: ReadonlySet<AdminAction> = new Set<AdminAction>([
  'publish',
  'add',
  'schedule',
  'change',
  'delete',
  'empty-trash',
  'admit',
  'refuse',
]);

/** Actions on many records, whose detail is how many. */
const counted: ReadonlySet<AdminAction> = new Set<AdminAction>(['export', 'import', 'import-undo']);

/** One and several of what was counted. */
const countedNames: Record<string, readonly [string, string]> = {
  members: ['member', 'members'],
  orders: ['order', 'orders'],
  log: ['entry of this log', 'entries of this log'],
};

/** The parts of a line of the log: the action, the name of its subject, and details. */
export function partsOfAction({ action, target, detail, subject }: Action) {
  const verb = actionTexts[action];
  const [area = '', id = ''] = target.split('/');
  if (area === 'administrator') return { verb, what: '', rest: '' };
  if (area === 'officers') return { verb: detail ? `${verb}:` : verb, what: detail, rest: '' };
  const [one, many] = countedNames[area] ?? [];
  if (counted.has(action) && one && /^\d+$/.test(detail)) {
    const what = `${detail} ${detail === '1' ? one : many}`;
    return { verb: action === 'import-undo' ? `${verb} of` : verb, what, rest: '' };
  }
  if (area === 'group' && action === 'publish') {
    const what = groupTitles[id as keyof typeof groupTitles] ?? id;
    return { verb: `${verb} “${what}”`, what: '', rest: `version ${detail}` };
  }
  const parts = { verb: transitive.has(action) ? verb : `${verb}:`, what: areaName(area), rest: detail };
  if (area === 'orders' && id) return { ...parts, what: orderNumber(id) };
  if (area === 'members' && id) return { ...parts, what: subject?.name ?? nameless.members };
  // The title as it was at the time.
  if (area in nameless && id) return { ...parts, what: detail || nameless[area], rest: '' };
  return { ...parts, verb: `${verb}:`, what: id ? `${areaName(area)}, ${id}` : areaName(area) };
}

const areaName = (area: string): string => areaTexts[area as ActionArea] ?? area;
