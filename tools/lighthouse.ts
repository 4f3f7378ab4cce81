/* npm run measure:lighthouse [-- --runs 3] [--json] [paths]: Lighthouse for phones against the product with demo data. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumFlags, requireChromium } from './chromium.ts';
import { binary } from './folders.ts';
import { type LighthouseReport, type Measured, medians, readReport } from './lighthouseReport.ts';
import { runQuietly, stopTogether } from './processes.ts';
import { startProduct } from './product.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const paths = positionals.length > 0 ? positionals : ['/'];

/** Chromium now and then loses the trace of a load: a run that failed is tried again, twice. */
async function runOnce(url: string, file: string, triesLeft = 2): Promise<Measured> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const { code, output } = await runQuietly(binary('lighthouse'), args, { CHROME_PATH: requireChromium() });
  if (code !== 0 && triesLeft > 0) return runOnce(url, file, triesLeft - 1);
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
  const report: LighthouseReport = JSON.parse(readFileSync(file, 'utf8'));
  return readReport(report);
}

const folder = mkdtempSync(join(tmpdir(), 'year-group-lighthouse-'));
stopTogether(() => rmSync(folder, { recursive: true, force: true }));
const product = await startProduct();
const results: Record<string, Measured> = {};
for (const path of paths) {
  const runs: Measured[] = [];
  // One after the other: two at once would measure each other.
  for (let run = 0; run < Number(values.runs); run += 1) {
    runs.push(await runOnce(product.url + path, join(folder, 'report.json')));
  }
  results[path] = medians(runs);
  if (!values.json) console.table({ [path]: results[path] });
}
await product.stop();
rmSync(folder, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify(results, null, 2));
process.exit(0);
