/** A process that has not answered by now is gone or will lose its connection; nobody waits for it any longer, in ms. */
const timeoutMs = 1000;

/** Counts who has taken notice of a change. */
export function createAcknowledgements() {
  const waiting = new Map<string, () => void>();

  return {
    /** Notes that one more process knows of the change. */
    received: (change: string): void => waiting.get(change)?.(),
    /** Begins to wait until so many other processes know of the change; call it before they are told. */
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
