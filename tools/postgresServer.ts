import { startPostgres } from './postgres.ts';

/* An empty PostgreSQL for Playwright: prints its address and stops at SIGTERM. */
const { url, stop } = await startPostgres();
console.log(url);
process.once('SIGTERM', () => void stop().then(() => process.exit()));
