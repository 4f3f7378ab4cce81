import { useEffect, useReducer } from 'react';
import { useHydrated } from '#lib/useHydrated.ts';
import { checkoutReducer, emptyDraft } from './checkoutState.ts';
import { readDraft, withRemembered, writeDraft } from './storedDraft.ts';

const storedDraft = () => withRemembered(readDraft());

/** The draft of the order, which survives a reload. Empty on the server and while hydrating. */
export function useDraft() {
  const isHydrated = useHydrated();
  const [draft, dispatch] = useReducer(checkoutReducer, isHydrated, (hasStorage) =>
    hasStorage ? storedDraft() : emptyDraft,
  );
  // Before the events of what was typed before hydration, which then changes the stored draft.
  useEffect(() => dispatch({ type: 'draftRestored', draft: storedDraft() }), []);
  useEffect(() => {
    // The draft of the first render must not replace the stored one.
    if (draft !== emptyDraft) writeDraft(draft);
  }, [draft]);
  return [draft, dispatch] as const;
}
