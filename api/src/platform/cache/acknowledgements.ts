/** How long a writer waits for acknowledgements of other processes, in ms. */
const timeoutMs = 1000;

/** Counts the processes that have acknowledged a change. */
export function createAcknowledgements() {
  const waiting = new Map<string, () => void>();

  return {
    /** Records one acknowledgement of the change. */
    received: (change: string): void => waiting.get(change)?.(),
    /** Waits for acknowledgements of so many processes; call it before they are notified. */
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
