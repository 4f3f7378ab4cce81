import autocannon from 'autocannon';
import { quantile } from './statistics.ts';

/** What a number of connections, each with one request under way, got out of a server. */
export interface Load {
  seconds: number;
  /** Good replies in a second. */
  rate: number;
  p50: number;
  p99: number;
  /** Replies of another status than was wanted, and requests without one. */
  failures: number;
}

/** One request, or several that every connection sends in turn. */
export interface LoadOptions {
  url: string;
  paths: readonly string[];
  headers?: Record<string, string>;
  seconds: number;
  connections?: number;
  status?: number;
}

/** Sends the next request when the reply to the last one has come. */
export async function load(options: LoadOptions): Promise<Load> {
  const { url, paths, headers = {}, seconds, connections = 32, status = 200 } = options;
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      { url, connections, duration: seconds, requests: paths.map((path) => ({ path, headers })) },
      (error) => (error ? reject(error) : resolve()),
    );
    // Its own histogram rounds to whole milliseconds, too coarse for a reply that takes two.
    run.on('response', (_client, code, _bytes, time) => {
      if (code === status) times.push(time);
      else failures += 1;
    });
    run.on('reqError', () => (failures += 1));
  });
  const passed = (performance.now() - started) / 1000;
  return {
    seconds: passed,
    rate: times.length / passed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failures,
  };
}
