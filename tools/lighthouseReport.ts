import { readFileSync } from 'node:fs';
import { chromiumFlags, requireChromium } from './chromium.ts';
import { binary } from './folders.ts';
import { runQuietly } from './processes.ts';

/** The part of Lighthouse's JSON report that is read here. */
export interface LighthouseReport {
  /** Where the load ended. */
  finalDisplayedUrl?: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: ReportedRequest[] } }>;
}

/** A request as the audit `network-requests` lists it. */
interface ReportedRequest {
  transferSize?: number;
  resourceType?: string;
}

/** Scores out of 100, times in milliseconds, and the layout shift. */
export type Measured = Record<string, number>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits: Record<string, string> = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** The scores and timings of one run. */
export function readReport(report: LighthouseReport): Measured {
  const scores = categories.map((name) => [
    name,
    Math.round((report.categories[name]?.score ?? Number.NaN) * 100),
  ]);
  const timings = Object.entries(audits).map(([name, audit]) => {
    const value = report.audits[audit]?.numericValue ?? Number.NaN;
    return [name, name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)];
  });
  return Object.fromEntries([...scores, ...timings]);
}

/** The middle value of every measure over several runs; of an even number, the worse of the two. */
export function medians(runs: readonly Measured[]): Measured {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((run) => run[name] ?? Number.NaN).toSorted((a, b) => a - b);
      const higherIsBetter = categories.includes(name);
      const middle = higherIsBetter ? Math.floor((values.length - 1) / 2) : Math.floor(values.length / 2);
      return [name, values[middle] ?? Number.NaN];
    }),
  );
}

/** Transferred bytes by type (Document, Script, Image …), with headers, and how many `requests`. */
export function readTransfer({ audits: all }: LighthouseReport): Measured {
  const requests = all['network-requests']?.details?.items ?? [];
  const sums: Measured = { requests: requests.length };
  for (const { resourceType = 'Other', transferSize = 0 } of requests) {
    sums[resourceType] = (sums[resourceType] ?? 0) + transferSize;
  }
  return sums;
}

/**
 * Opens an address in Lighthouse’s phone and returns its report, which is written to `file`; `more`
 * goes to its command line. Chromium sometimes loses a load's trace: a failed run is retried twice.
 */
export async function runLighthouse(
  url: string,
  file: string,
  more: readonly string[] = [],
  triesLeft = 2,
): Promise<LighthouseReport> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, ...more];
  const { code, output } = await runQuietly(binary('lighthouse'), args, { CHROME_PATH: requireChromium() });
  if (code !== 0 && triesLeft > 0) return runLighthouse(url, file, more, triesLeft - 1);
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
