/* node tools/run.mjs tools/journeysOnTwo.ts [-- shopPay]: the journeys with every connection going
   to one of two processes on one PostgreSQL. */
import { binary } from './folders.ts';
import { startPostgres } from './postgres.ts';
import { runVisibly, stopTogether } from './processes.ts';

const postgres = await startPostgres();
stopTogether(postgres.stop);
const { code } = await runVisibly(binary('playwright'), ['test', ...process.argv.slice(2)], {
  JOURNEY_DATABASE_URL: postgres.url,
});
await postgres.stop();
process.exit(code);
