/** What a toast says. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** @default 'info' */
  tone?: 'info' | 'success' | 'danger';
}

type Show = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
const watchers = new Set<() => void>();
let show: Show | undefined;
let wanted = false;

/** Tells the area to load; it stays loaded from then on. */
export function wantToastArea(): void {
  wanted = true;
  for (const watcher of watchers) watcher();
}

/** Says something in the corner of the page. Can be called from anywhere, also outside React. */
export function showToast(message: ToastMessage): void {
  if (show) return show(message);
  waiting.push(message);
  wantToastArea();
}

/** The area, once loaded, takes over what is waiting and all that follows. */
export function takeOver(next: Show): () => void {
  show = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    show = undefined;
  };
}

/** The newest message that nobody has taken over yet. */
export const lastWaiting = (): ToastMessage | undefined => waiting.at(-1);

export const isToastAreaWanted = () => wanted;
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
