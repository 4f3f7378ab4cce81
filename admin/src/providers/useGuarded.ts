import { useCallback } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/**
 * Ends the session when the server refuses a request, and still rejects. react-admin's own
 * `useDataProvider` resolves such a request with an empty success, which a delete or a save would
 * report as done.
 */
export function useGuarded() {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useCallback(
    async <Reply>(request: Promise<Reply>): Promise<Reply> => {
      try {
        return await request;
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    },
    [logoutIfAccessDenied],
  );
}
