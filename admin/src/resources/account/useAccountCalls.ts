import { useQueryClient } from '@tanstack/react-query';
import type { OwnAccount } from '@year-group/api-types/officers/officers';
import { createPasskey } from '#lib/passkeys.ts';
import { accountKey } from '#providers/account.ts';
import { useCall } from '#providers/useCall.ts';

/** What each part of the account's page gets. */
export interface AccountPartProps {
  account: OwnAccount;
  /** After a change; with the recovery codes that it gave. */
  onDone: (recoveryCodes?: string[] | null) => Promise<void>;
}

/** What changes one's own account in more than one place. */
export function useAccountCalls() {
  const call = useCall();
  const queries = useQueryClient();
  return {
    call,
    /** Reads the account again after a change. */
    refresh: () => queries.invalidateQueries({ queryKey: accountKey }),
    /** Makes and stores a passkey; resolves to recovery codes for the first second factor. */
    async makePasskey(name: string): Promise<string[] | null> {
      const { challengeId, options } = await call('POST /api/admin/me/passkeys/options');
      const response = await createPasskey(options);
      const body = { challengeId, response, name };
      return (await call('POST /api/admin/me/passkeys', { body })).recoveryCodes;
    },
  };
}
