import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Reads every list of a resource again. With `fromPageOne`, as if just opened: after a creation, an
 * edit and a batch delete. Otherwise as many pages as are shown.
 */
export function useRefreshList(resource: string | undefined) {
  const queryClient = useQueryClient();
  return useCallback(
    async (fromPageOne = false) => {
      if (fromPageOne) await queryClient.resetQueries({ queryKey: [resource, 'getInfiniteList'] });
      await queryClient.invalidateQueries({ queryKey: [resource] });
    },
    [queryClient, resource],
  );
}
