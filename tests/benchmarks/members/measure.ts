/** How long calls took, in ms. */
export interface Times {
  p50: number;
  p95: number;
}

/** The 50th and 95th percentile of whole requests, from sending to the end of the reply. */
export function percentiles(times: number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Makes a call that reports how many ms it took; throws on anything but a good reply. */
export function createTimedGet(url: string, token: string) {
  return async (path: string): Promise<number> => {
    const started = performance.now();
    const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    const body: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return performance.now() - started;
  };
}
