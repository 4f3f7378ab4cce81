/* npm run audit: asks the registry for known weaknesses of the packages that the product runs on. */
import { readAudit } from './auditReport.ts';
import { binary } from './folders.ts';
import { runQuietly, stopTogether } from './processes.ts';

stopTogether();
const { output } = await runQuietly(binary('pnpm'), ['audit', '--prod', '--json']);
// Warnings may stand before the report.
const { passed, lines } = readAudit(output.slice(Math.max(0, output.indexOf('{'))));
console.log(lines.join('\n'));
process.exit(passed ? 0 : 1);
