import { useDebouncedValue } from '@year-group/ui-kit/hooks/useDebouncedValue';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchSync } from '#lib/useSearchSync.ts';
import { readShopQuery, type ShopQuery, writeShopQuery } from './shopQuery.ts';

/** The filters, stored in the address. Each choice adds a history entry; typed letters do not. */
export function useShopQuery() {
  const [address, setAddress] = useSearchParams();
  const query = readShopQuery(address);
  const [words, setWords] = useState(query.q);
  const settled = useDebouncedValue(words);

  const send = useSearchSync(query.q, setWords);

  useEffect(() => {
    if (settled === words && send(settled.trim())) {
      setAddress(writeShopQuery({ ...query, q: settled }), { replace: true });
    }
    // Only what is written leads on to the address; the other way is useSearchSync.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);

  return {
    query,
    words,
    setWords,
    setSort: (sort: ShopQuery['sort']) => setAddress(writeShopQuery({ ...query, sort, q: words })),
  };
}
