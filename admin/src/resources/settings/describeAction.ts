import type { Action } from '@year-group/api-types/action';
import type { AdminAction } from '@year-group/api-types/lists';

const texts: Record<AdminAction, string> = {
  login: 'Logged in',
  'login-failed': 'A login failed',
  'sign-out': 'Logged out',
  'sign-out-everywhere': 'Logged out on all devices',
  publish: 'Published',
  change: 'Changed',
  delete: 'Deleted',
  restore: 'Restored from the trash',
  'empty-trash': 'Deleted for good',
  'order-status': 'Changed the status of an order',
  'payment-check': 'Asked the payment provider',
  'payment-confirm': 'Confirmed a payment by hand',
  export: 'Downloaded',
  import: 'Imported',
  admit: 'Admitted',
  refuse: 'Refused and deleted',
  ask: 'Asked a question',
  'member-warning': 'Warning about a member',
};

/** One line of the log: the action, its subject and details. */
export function describeAction({ action, target, detail }: Action): string {
  if (target === 'administrator') return texts[action];
  return [`${texts[action]}${target && `: ${target}`}`, detail].filter(Boolean).join(', ');
}
