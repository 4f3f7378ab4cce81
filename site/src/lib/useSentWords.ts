import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a search whose words stand in the address: what was sent there from here comes back late on a slow machine and must
 * not undo letters typed since; `follow` is called only with words that Back or a link has brought. Returns the function
 * that says what is being sent; false when it has been sent already.
 */
export function useSentWords(inAddress: string, follow: (words: string) => void) {
  const sent = useRef([inAddress]);
  const onForeignWords = useEffectEvent(follow);

  useEffect(() => {
    const index = sent.current.indexOf(inAddress);
    sent.current = index < 0 ? [inAddress] : sent.current.slice(index);
    if (index < 0) onForeignWords(inAddress);
  }, [inAddress]);

  return (words: string): boolean => {
    if (sent.current.at(-1) === words) return false;
    sent.current.push(words);
    return true;
  };
}
