import { byHandWords, trustWords } from '#content/shopping.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';

/** How the shopper pays, in a sentence or two. */
export function TrustWords() {
  return useAppSelector(selectGroup).paysByHand ? byHandWords : trustWords;
}
