/* npm run bench:pages [-- --runs 5]: Lighthouse for phones on six pages beside three that no page can
   beat: `text`, `static` (with a picture of 100 kB) and `late` (with a list that React hydrates late). */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { pages } from '@year-group/api-types/system/pages';
import { chromium, launchOptions } from '../../tools/chromium.ts';
import { inRoot } from '../../tools/folders.ts';
import { findAddresses, quantile, startOnPostgres } from './product.ts';
import { serveReferencePages } from './referencePages.ts';

interface Audit {
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
/** Not synchronous: this process serves the reference pages meanwhile. */
const run = promisify(execFile);
const scores = ['performance', 'accessibility', 'best-practices', 'seo'];

const percent = (score?: number | null): number => Math.round((score ?? Number.NaN) * 100);

async function measure(url: string): Promise<Record<string, number>> {
  const flags = ['--headless=new', ...launchOptions(chromium).args].join(' ');
  const args = [url, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`];
  const { stdout } = await run(inRoot('node_modules/.bin/lighthouse'), args, {
    maxBuffer: 50_000_000,
    env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
  });
  const report = JSON.parse(stdout) as Report;
  const value = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
  const requests = report.audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    FCP: Math.round(value('first-contentful-paint')),
    LCP: Math.round(value('largest-contentful-paint')),
    TBT: Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    'scripts kB': Math.round(scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000),
    ...Object.fromEntries(scores.map((name) => [name, percent(report.categories[name]?.score)])),
  };
}

// Pages opened under any other name are redirected to it, which costs a round trip.
const product = await startOnPostgres({ HOST: 'localhost' });
const reference = await serveReferencePages();
const addresses = await findAddresses(product.url);
const visits = [
  ...['text', 'static', 'late'].map((name) => [name, `${reference.url}/${name}`]),
  ...[...addresses.pages, pages.shop.to(), pages.checkout.to()].map((path) => [path, product.url + path]),
] as [string, string][];
const results = new Map<string, Record<string, number>[]>();
// All pages, then all again, so that a disturbance of the machine affects every page.
for (let round = 0; round < Number(values.runs); round += 1)
  for (const [name, url] of visits) {
    // Lighthouse asks to be run again when it missed the start of a page.
    const visit = () => measure(url);
    const result = await visit().catch(visit).catch(visit);
    results.set(name, [...(results.get(name) ?? []), result]);
  }
const medians = [...results].map(([name, runs]) => {
  const valuesOf = (key: string): number[] => runs.map((each) => each[key] ?? Number.NaN);
  const middle = (key: string): number => quantile(valuesOf(key), 0.5);
  return [name, Object.fromEntries(Object.keys(runs[0] ?? {}).map((key) => [key, middle(key)]))] as const;
});
const limits = Object.fromEntries(medians);
const ratio = (own = 0, limit = 1): number => Number((own / limit).toFixed(2));
const rows = medians.map(([name, row]) => [
  name.replace(/[\da-f-]{36}/, '{id}'),
  {
    'FCP to text': ratio(row.FCP, limits.text?.FCP),
    'LCP to static': ratio(row.LCP, limits.static?.LCP),
    ...row,
  },
]);
console.table(Object.fromEntries(rows));
reference.stop();
await product.stop();
process.exit(0);
