/* npm test -- --only audit: asks the registry for known weaknesses of the product's packages. */
import { writeFileSync } from 'node:fs';
import { readAudit } from './auditReport.ts';
import { binary } from './folders.ts';
import { runQuietly, stopTogether } from './processes.ts';

stopTogether();
const { output } = await runQuietly(binary('pnpm'), ['audit', '--prod', '--json']);
// Warnings may stand before the report.
const { counts, lines } = readAudit(output.slice(Math.max(0, output.indexOf('{'))));
console.log(lines.join('\n'));
if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ audit: counts }));
process.exit(counts.failed > 0 ? 1 : 0);
