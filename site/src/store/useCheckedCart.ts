import { useEffect } from 'react';
import { useListListingsQuery } from './api/listingsApi.ts';
import { linesChecked, selectCartLines } from './cartSlice.ts';
import { useAppDispatch, useAppSelector } from './hooks.ts';

/** The cart's lines, held against the shop's own prices and stock whenever a page that sells them opens. */
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
    /** The shop could not be asked; the order will be held against its prices all the same. */
    isUnchecked: isError && !isFetching,
    /** Asks the shop once more; resolves when the lines have been held against its answer. */
    async checkAgain() {
      const { data: listings } = await refetch();
      if (listings) dispatch(linesChecked(listings));
    },
  };
}
