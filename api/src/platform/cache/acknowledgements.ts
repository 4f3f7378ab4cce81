/**
 * A process that has not answered after this many ms is gone or will reconnect; writers wait no
 * longer.
 */
const timeoutMs = 1000;

/** Counts the processes that have acknowledged a change. */
export function createAcknowledgements() {
  const waiting = new Map<string, () => void>();

  return {
    /** Records one acknowledgement of the change. */
    received: (change: string): void => waiting.get(change)?.(),
    /**
     * Waits until the given number of other processes has acknowledged; call it before they are
     * notified.
     */
    expect(change: string, others: number): Promise<void> {
      if (others <= 0) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, timeoutMs);
      let missing = others;
      waiting.set(change, () => {
        missing -= 1;
        if (missing === 0) resolve();
      });
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(change);
      });
    },
  };
}
