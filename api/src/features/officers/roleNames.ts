import { type Role, roleNames } from '@year-group/api-types/rights';

/** Roles in words, in the order of the table. */
export const namesOf = (roles: readonly Role[]): string =>
  roles.map((role) => roleNames[role].toLowerCase()).join(', ');
