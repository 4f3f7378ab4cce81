import { useEffect } from 'react';
import { useListListingsQuery } from './api/listingsApi.ts';
import { linesChecked, selectCartLines } from './cartSlice.ts';
import { useAppDispatch, useAppSelector } from './hooks.ts';

/** The cart's lines, compared with current prices and stock when a page that sells them opens. */
export function useCheckedCart() {
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectCartLines);
  const { data, isFetching, isError, refetch } = useListListingsQuery(undefined, {
    skip: lines.length === 0,
    refetchOnMountOrArgChange: true,
  });
  const fresh = isFetching || isError ? undefined : data;

  useEffect(() => {
    if (fresh) dispatch(linesChecked(fresh));
  }, [dispatch, fresh]);

  return {
    lines,
    /** The shop could not be reached. The server checks the order's prices in any case. */
    isUnchecked: isError && !isFetching,
    /** Reads the shop again. Resolves when the lines have been compared with the reply. */
    async checkAgain() {
      const { data: listings } = await refetch();
      if (listings) dispatch(linesChecked(listings));
    },
  };
}
