import type { OwnAccount } from '@year-group/api-types/officers/officers';
import { can, type Right, whoCan } from '@year-group/api-types/officers/rights';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { panelStore } from '#lib/draft.ts';
import { isPageOn, rightsOfPage } from './access.ts';
import { type Identity, type KnownAccount, knownOfficer } from './authProvider.ts';
import { useBrand } from './brand.ts';

// Another officer may change it: read again when the window is used again.
const useIdentity = (enabled = true): Identity | undefined =>
  useGetIdentity({ staleTime: 30_000, enabled }).identity as Identity | undefined;

/** All of the account of the officer who is logged in; undefined until it is read. */
export function useAccount(): OwnAccount | undefined {
  const account = useIdentity()?.account;
  return account && 'sessionId' in account ? account : undefined;
}

/** Who is logged in: until that is read, what this browser knew last; undefined if it knew nothing. */
export function useOfficer(isNeeded = true): KnownAccount | undefined {
  const [before] = useState(() => knownOfficer(panelStore));
  return useIdentity(isNeeded)?.account ?? before;
}

/** Whether the officer has a right. Until it is known who they are, they have none. The login page reads nobody. */
export function useRights(isNeeded = true): (right: Right) => boolean {
  const officer = useOfficer(isNeeded);
  return (right) => officer !== undefined && can(right, officer.roles);
}

/** Whether the panel offers a page: the group has it, and the officer may open it. */
export function useIsOffered(): (path: string) => boolean {
  const isAllowed = useRights();
  const { parts } = useBrand();
  return (path) => isPageOn(parts, path) && rightsOfPage(path).every(isAllowed);
}

/** "Only the owner or the treasurer can do this." */
export const refusalOf = (right: Right): string => `Only ${whoCan(right)} can do this.`;
