/** The content of a toast. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: 'info' | 'success' | 'danger';
  /** Where the reader may go next. */
  link?: { label: string; href: string } | undefined;
}

type Show = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
const watchers = new Set<() => void>();
let show: Show | undefined;
let close: (() => void) | undefined;
let wanted = false;

/** Asks the toast area to load. It stays loaded. */
export function wantToastArea(): void {
  wanted = true;
  for (const watcher of watchers) watcher();
}

/** Shows a toast. Can be called from anywhere, also outside React. */
export function showToast(message: ToastMessage): void {
  if (show) return show(message);
  waiting.push(message);
  wantToastArea();
}

/** Closes the toasts of failures: what failed before is mended. */
export const closeFailures = (): void => close?.();

/** Once loaded, the area shows waiting toasts and all later ones, and closes those of failures. */
export function takeOver(next: Show, closeNext: () => void): () => void {
  show = next;
  close = closeNext;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    show = undefined;
    close = undefined;
  };
}

/** The newest toast that is still waiting. */
export const lastWaiting = (): ToastMessage | undefined => waiting.at(-1);

export const isToastAreaWanted = () => wanted;
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
