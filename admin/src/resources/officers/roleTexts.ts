import type { Role } from '@year-group/api-types/rights';

/** What a role is for, in one sentence beside its name. */
export const roleTexts: Record<Role, string> = {
  owner: 'Does everything, and decides who runs the website.',
  secretary: 'Looks after the members: admits, imports, exports and deletes them.',
  editor: 'Writes the news, the events and the group’s pages.',
  shopkeeper: 'Looks after the shop: listings, orders and delivery.',
  treasurer: 'Looks after the money: payments, how people pay, and exports of orders.',
  auditor: 'Reads everything and changes nothing.',
};
