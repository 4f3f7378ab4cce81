/** Decides about a navigation: calls `proceed` at once, later or never. */
export type LeavingGuard = (proceed: () => void) => void;

let guard: LeavingGuard | undefined;

/**
 * Lets a page with unsaved changes ask before it is left. Only one page at a time. Returns the
 * cleanup.
 */
export function guardLeaving(next: LeavingGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** Navigates, unless the page asks first. */
export function leave(proceed: () => void): void {
  if (guard) guard(proceed);
  else proceed();
}

/** Whether a page asks before it is left. */
export const isLeavingGuarded = (): boolean => guard !== undefined;
