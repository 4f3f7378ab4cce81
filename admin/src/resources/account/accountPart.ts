import type { OwnAccount } from '@year-group/api-types/officers';

/** What each part of the account's page gets. */
export interface AccountPartProps {
  account: OwnAccount;
  /** After a change; with the recovery codes that it gave. */
  onDone: (recoveryCodes?: string[] | null) => Promise<void>;
}
