import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps a search box, or all filters of a page, in step with the address. On a slow machine, what is
 * written to the address comes back late and must not undo what was typed or chosen since. `follow`
 * is called only with what came from Back or another link. Returns the function that records what is
 * about to be written; false when it already was.
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
