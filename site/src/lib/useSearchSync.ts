import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps a search box and the address in step. On a slow machine, words written to the address come
 * back late and must not undo letters typed since. `follow` is called only with words that came
 * from Back or a link. Returns the function that records words before they are written; false when
 * they already were.
 */
export function useSearchSync(inAddress: string, follow: (words: string) => void) {
  const sent = useRef([inAddress]);
  const onOtherWords = useEffectEvent(follow);

  useEffect(() => {
    const index = sent.current.indexOf(inAddress);
    sent.current = index < 0 ? [inAddress] : sent.current.slice(index);
    if (index < 0) onOtherWords(inAddress);
  }, [inAddress]);

  return (words: string): boolean => {
    if (sent.current.at(-1) === words) return false;
    sent.current.push(words);
    return true;
  };
}
