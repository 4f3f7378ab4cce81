import type { TrashKind } from '../common/lists.ts';
import type { GroupSection } from '../group/group.ts';

/** The roles of officers; one person may have several. */
export const roles = ['owner', 'secretary', 'editor', 'shopkeeper', 'treasurer', 'auditor'] as const;
export type Role = (typeof roles)[number];

interface Row {
  roles: readonly Role[];
  /** Dangerous: requires a proof of who the officer is that is at most ten minutes old. */
  needsProof?: true;
}

/** Who may do what; every call for officers names one row. */
export const rights = {
  /** What concerns only the officer themselves: their session, their account. */
  'account.own': { roles },
  'account.change': { roles, needsProof: true },
  'dashboard.read': { roles },
  'health.read': { roles },
  'members.read': { roles: ['owner', 'secretary', 'auditor'] },
  'members.change': { roles: ['owner', 'secretary'] },
  'members.deleteMany': { roles: ['owner', 'secretary'], needsProof: true },
  'members.export': { roles: ['owner', 'secretary'], needsProof: true },
  'content.change': { roles: ['owner', 'editor'] },
  'content.deleteMany': { roles: ['owner', 'editor'], needsProof: true },
  'pictures.upload': { roles: ['owner', 'editor', 'shopkeeper'] },
  'group.read': { roles },
  /** Edit some section; which ones is in `sectionRights`. */
  'group.edit': { roles: ['owner', 'secretary', 'editor', 'shopkeeper', 'treasurer'] },
  'group.pages': { roles: ['owner', 'editor'] },
  'group.registration': { roles: ['owner', 'secretary'] },
  'group.shop': { roles: ['owner', 'shopkeeper'] },
  /** How people pay the group. */
  'group.giving': { roles: ['owner', 'treasurer'], needsProof: true },
  'group.export': { roles: ['owner', 'editor', 'auditor'] },
  /** Replace the whole record at once. */
  'group.replace': { roles: ['owner'], needsProof: true },
  'listings.change': { roles: ['owner', 'shopkeeper'] },
  'orders.read': { roles: ['owner', 'shopkeeper', 'treasurer', 'auditor'] },
  'orders.change': { roles: ['owner', 'shopkeeper'] },
  'orders.export': { roles: ['owner', 'treasurer'], needsProof: true },
  'payments.check': { roles: ['owner', 'shopkeeper', 'treasurer'] },
  'payments.sendLink': { roles: ['owner', 'shopkeeper', 'treasurer'] },
  /** Declare money as received. */
  'payments.confirm': { roles: ['owner', 'treasurer'], needsProof: true },
  /** Return money to buyers. */
  'payments.refund': { roles: ['owner', 'treasurer'], needsProof: true },
  'revenue.read': { roles: ['owner', 'shopkeeper', 'treasurer', 'auditor'] },
  'trash.read': { roles: ['owner', 'secretary', 'editor', 'shopkeeper', 'auditor'] },
  'trash.restore': { roles: ['owner', 'secretary', 'editor', 'shopkeeper'] },
  'trash.restoreMany': { roles: ['owner', 'secretary', 'editor', 'shopkeeper'], needsProof: true },
  'trash.empty': { roles: ['owner'], needsProof: true },
  'log.read': { roles: ['owner', 'auditor'] },
  'officers.read': { roles: ['owner', 'auditor'] },
  'officers.change': { roles: ['owner'], needsProof: true },
  'handover.lead': { roles: ['owner'] },
} as const satisfies Record<string, Row>;

export type Right = keyof typeof rights;

/** The right to edit each section of the group's record. */
export const sectionRights = {
  parts: 'group.pages',
  identity: 'group.pages',
  look: 'group.pages',
  contact: 'group.pages',
  houses: 'group.pages',
  home: 'group.pages',
  about: 'group.pages',
  alumni: 'group.pages',
  giving: 'group.giving',
  shop: 'group.shop',
  registration: 'group.registration',
} as const satisfies Record<GroupSection, Right>;

/** The right to restore each kind of record. */
export const trashRights = {
  members: 'members.change',
  news: 'content.change',
  events: 'content.change',
  shop: 'listings.change',
} as const satisfies Record<TrashKind, Right>;

/** Whether one of the held roles has the right. */
export function can(right: Right, held: readonly Role[]): boolean {
  const { roles: allowed }: Row = rights[right];
  return held.some((role) => allowed.includes(role));
}

/** Whether the right requires a fresh proof of who the officer is. */
export const needsProof = (right: Right): boolean => (rights[right] as Row).needsProof === true;

/** How long a proof counts for dangerous actions, in ms. */
export const proofMs = 10 * 60 * 1000;

/** The name of a role in sentences and on buttons. */
export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  secretary: 'Secretary',
  editor: 'Editor',
  shopkeeper: 'Shopkeeper',
  treasurer: 'Treasurer',
  auditor: 'Auditor',
};

/** Who has a right, as a sentence's end: "the owner or the treasurer". */
export function whoCan(right: Right): string {
  const names = rights[right].roles.map((role) => `the ${roleNames[role].toLowerCase()}`);
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}
