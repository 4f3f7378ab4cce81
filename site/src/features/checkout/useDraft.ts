import { useEffect, useReducer } from 'react';
import { checkoutReducer } from './checkoutState.ts';
import { readDraft, withRemembered, writeDraft } from './storedDraft.ts';

/** The draft of the order, which survives a reload. Only for the browser: the server knows no cart. */
export function useDraft() {
  const [draft, dispatch] = useReducer(checkoutReducer, undefined, () => withRemembered(readDraft()));
  useEffect(() => writeDraft(draft), [draft]);
  return [draft, dispatch] as const;
}
