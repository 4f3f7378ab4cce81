/** How often a server that did not answer is asked again. */
const probeMs = 5000;

/**
 * Whether there is a connection to the server. The browser says at once when its network is gone; a
 * request without an answer is only believed after a second one.
 */
export function createLine(probe: () => Promise<unknown>, browser: Pick<Window, 'addEventListener'>) {
  let isUp = navigator.onLine;
  let isChecking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();

  function set(next: boolean): void {
    if (isUp === next) return;
    isUp = next;
    for (const onChange of watchers) onChange();
  }
  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    clearTimeout(timer);
    const answers = await probe().then(
      () => true,
      () => false,
    );
    isChecking = false;
    set(answers);
    if (!answers) timer = setTimeout(() => void check(), probeMs);
  }

  browser.addEventListener('offline', () => set(false));
  browser.addEventListener('online', () => void check());
  return {
    isUp: () => isUp,
    /** Tells of a request without an answer. */
    failed: () => void check(),
    watch(onChange: () => void) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}
