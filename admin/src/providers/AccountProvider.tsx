import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AccountContext, accountKey } from './account.ts';
import { adminToken } from './providers.ts';
import { retryReads } from './retryReads.ts';
import { useCall } from './useCall.ts';

/**
 * Reads who is signed in, again whenever the window is used again: another officer may change it.
 * Until that is answered, the panel offers what it offered last.
 */
export function AccountProvider({ children }: { children: ReactNode }) {
  const call = useCall();
  const [before] = useState(adminToken.officer);
  const { data: account } = useQuery({
    queryKey: accountKey,
    queryFn: () => call('GET /api/admin/me'),
    staleTime: 30_000,
    ...retryReads,
  });
  useEffect(() => {
    if (account) adminToken.keepOfficer(account);
  }, [account]);
  const signedIn = useMemo(() => ({ account, known: account ?? before }), [account, before]);
  return <AccountContext value={signedIn}>{children}</AccountContext>;
}
