import { fileURLToPath } from 'node:url';

/** The SQL migrations, made by `drizzle-kit generate` from the schema; the same set runs on both kinds of database. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
