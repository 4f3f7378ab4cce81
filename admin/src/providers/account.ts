import { messages } from '@year-group/api-types/messages';
import type { OwnAccount } from '@year-group/api-types/officers/officers';
import { can, type Right, whoCan } from '@year-group/api-types/officers/rights';
import { createContext, useContext } from 'react';

/** The key of the officer who is signed in; invalidate it when their account or roles change. */
export const accountKey = ['account'];

/** What the panel must know of the officer before it offers anything. */
export type KnownAccount = Pick<OwnAccount, 'id' | 'name' | 'roles' | 'mustSetUpSecondFactor'>;

/** The officer who is signed in: as the server says, or until it does, as it said last. */
export interface SignedIn {
  known: KnownAccount | undefined;
  /** All of the account, once it is read. */
  account: OwnAccount | undefined;
}
export const AccountContext = createContext<SignedIn>({ known: undefined, account: undefined });

/** All of the account of the officer who is signed in; undefined until it is read. */
export const useAccount = (): OwnAccount | undefined => useContext(AccountContext).account;

/** Who is signed in; undefined until that is known. */
export const useOfficer = (): KnownAccount | undefined => useContext(AccountContext).known;

/** Whether the officer has a right. Until it is known who they are, they have none. */
export function useRights(): (right: Right) => boolean {
  const officer = useOfficer();
  return (right) => officer !== undefined && can(right, officer.roles);
}

/** Whether the officer has this right. */
export const useCan = (right: Right): boolean => useRights()(right);

/** Why the officer may not do something, or may not yet; undefined when they may. */
export function useRefusal(right: Right): string | undefined {
  const officer = useOfficer();
  if (!officer) return messages.admin.rightsUnknown;
  return can(right, officer.roles) ? undefined : refusalOf(right);
}

/** "Only the owner or the treasurer can do this." */
export const refusalOf = (right: Right): string => `Only ${whoCan(right)} can do this.`;
