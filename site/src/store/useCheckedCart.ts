import type { Listing } from '@year-group/api-types/shop/listing';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { useEffect } from 'react';
import { useListOffersQuery } from './api/listingsApi.ts';
import { type CartLine, lineKey, linesReplaced, selectCartLines } from './cartSlice.ts';
import { checkLines } from './checkLines.ts';
import { useAppDispatch, useAppSelector, useAppStore } from './hooks.ts';

/** The cart's lines, compared with current prices and stock when a page that sells them opens. */
export function useCheckedCart() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectCartLines);
  const { data, isFetching, isError, refetch } = useListOffersQuery(undefined, {
    skip: lines.length === 0,
    refetchOnMountOrArgChange: true,
  });
  const fresh = isFetching || isError ? undefined : data;

  const compare = (offers: Listing[], change?: (line: CartLine) => CartLine) => {
    const current = selectCartLines(store.getState());
    const checked = checkLines(change ? current.map(change) : current, offers);
    if (checked !== current) dispatch(linesReplaced(checked));
  };
  // Again after each of these changes, as two lines can share one stock. Not after another tab's
  // comparison: with different replies of the shop, two tabs would answer each other for ever.
  const shape = JSON.stringify(lines.map(({ id, quantity }) => [id, quantity]));
  useEffect(() => {
    if (fresh && lines.length > 0) compare(fresh);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fresh, shape]);

  return {
    lines,
    /** The listing of a line, once the shop has answered. */
    offerOf: ({ id }: CartLine) => data?.find((offer) => offer.id === id),
    /** Replaces what was chosen for a line. */
    choose: (line: CartLine, options: ChosenOption[]) => {
      const { missing: _missing, ...rest } = line;
      const change = (each: CartLine) => (lineKey(each) === lineKey(line) ? { ...rest, options } : each);
      if (data) compare(data, change);
    },
    /** The shop could not be reached. The server checks the order's prices in any case. */
    isUnchecked: isError && !isFetching,
    /** Reads the shop again. Resolves when the lines have been compared with the reply. */
    async checkAgain() {
      const { data: offers } = await refetch();
      if (offers) compare(offers);
    },
  };
}
