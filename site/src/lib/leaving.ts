/** Decides about a navigation: it may call `proceed`, at once, later or never. */
export type LeavingGuard = (proceed: () => void) => void;

let guard: LeavingGuard | undefined;

/** Lets a page with unsaved changes ask before it is left; returns what ends that. One page at a time can. */
export function guardLeaving(next: LeavingGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** Navigates, unless the page wants to ask first. */
export function leave(proceed: () => void): void {
  if (guard) guard(proceed);
  else proceed();
}

/** Whether a page wants to be asked. */
export const isLeavingGuarded = (): boolean => guard !== undefined;
