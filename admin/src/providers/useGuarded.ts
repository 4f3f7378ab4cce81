import { useCallback } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/**
 * Lets a request end the session when the server refuses it, and fail all the same. react-admin's own `useDataProvider`
 * answers such a refusal with an empty success, which a delete or a save would report as done.
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
