/* npm run measure -- lighthouse [-- --runs 3] [--json] [paths]: Lighthouse for phones against the
   product with demo data. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, medians, readReport, runLighthouse } from './lighthouseReport.ts';
import { stopTogether } from './processes.ts';
import { startProduct } from './product.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const paths = positionals.length > 0 ? positionals : ['/'];

const folder = mkdtempSync(join(tmpdir(), 'year-group-lighthouse-'));
stopTogether(() => rmSync(folder, { recursive: true, force: true }));
const product = await startProduct();
const results: Record<string, Measured> = {};
for (const path of paths) {
  const runs: Measured[] = [];
  // One after the other: two at once would measure each other.
  for (let run = 0; run < Number(values.runs); run += 1) {
    runs.push(readReport(await runLighthouse(product.url + path, join(folder, 'report.json'))));
  }
  results[path] = medians(runs);
  if (!values.json) console.table({ [path]: results[path] });
}
await product.stop();
rmSync(folder, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify(results, null, 2));
process.exit(0);
