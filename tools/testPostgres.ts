import { startPostgres } from './postgres.ts';

/**
 * Gives the tests of Vitest a real PostgreSQL at TEST_DATABASE_URL while they run.
 * Each test file makes its own database in it.
 */
export default async function start(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.stop;
}
