import { useDebouncedValue } from '@year-group/ui-kit/hooks/useDebouncedValue';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readShopQuery, type ShopQuery, writeShopQuery } from './shopQuery.ts';

/** What is looked for, kept in the address: each choice is a step of the history, the letters of a word are not. */
export function useShopQuery() {
  const [address, setAddress] = useSearchParams();
  const query = readShopQuery(address);
  const [words, setWords] = useState(query.q);
  const [shown, setShown] = useState(query.q);
  const settled = useDebouncedValue(words);

  // Back and the category links change the address by themselves, and the box follows.
  if (shown !== query.q) {
    setShown(query.q);
    if (words.trim() !== query.q) setWords(query.q);
  }
  useEffect(() => {
    if (settled.trim() === words.trim() && settled.trim() !== query.q) {
      setAddress(writeShopQuery({ ...query, q: settled }), { replace: true });
    }
    // Only what is written leads on to the address; the other way is above.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);

  return {
    query,
    words,
    setWords,
    setSort: (sort: ShopQuery['sort']) => setAddress(writeShopQuery({ ...query, sort, q: words })),
  };
}
