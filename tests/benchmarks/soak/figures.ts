import { median } from '../shared/statistics.ts';

/** What the process said of itself at one moment. */
export interface Sample {
  memoryMb: number;
  heapMb: number;
  delayMs: number;
  handles: number;
  /** How many requests it has received since it started. */
  requests: number;
}

/** Reads the metrics of the process. */
export async function takeSample(url: string): Promise<Sample> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)`, 'm').exec(text)?.[1]);
  return {
    memoryMb: read('process_resident_memory_bytes') / 1e6,
    heapMb: read('nodejs_heap_size_used_bytes') / 1e6,
    delayMs: read('nodejs_eventloop_lag_p99_seconds') * 1000,
    handles: read('nodejs_active_resources_total'),
    requests: read('http_requests_received_total'),
  };
}

const quarter = (samples: readonly Sample[], n: number): readonly Sample[] =>
  samples.slice(Math.floor((n * samples.length) / 4), Math.floor(((n + 1) * samples.length) / 4));

/** The middle of each quarter of the samples, a line for each figure, as Markdown. */
export function byQuarter(samples: readonly Sample[]): string {
  const line = (name: string, of: (sample: Sample) => number) =>
    `| ${name} | ${[0, 1, 2, 3].map((n) => median(quarter(samples, n).map(of)).toFixed(0)).join(' | ')} |`;
  return [
    '| | first quarter | second | third | last |',
    '|---|--:|--:|--:|--:|',
    line('memory, MB', ({ memoryMb }) => memoryMb),
    line('heap in use, MB', ({ heapMb }) => heapMb),
    line('delay of the event loop, p99 ms', ({ delayMs }) => delayMs),
    line('open handles', ({ handles }) => handles),
  ].join('\n');
}

/** Growth in MB from the median of the second quarter to that of the last; the first warms up. */
export const growthMb = (samples: readonly Sample[]): number =>
  median(quarter(samples, 3).map(({ memoryMb }) => memoryMb)) -
  median(quarter(samples, 1).map(({ memoryMb }) => memoryMb));
