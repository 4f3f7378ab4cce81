import { startPostgres } from './postgres.ts';

/**
 * Gives tests a real PostgreSQL, named by TEST_DATABASE_URL, for as long as they run; each test file makes its own
 * database in it.
 */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.stop;
}
