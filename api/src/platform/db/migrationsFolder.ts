import { inApi } from '../folders.ts';

/** The SQL migrations, made by `drizzle-kit generate` from the schema; the same set runs on both kinds of database. */
export const migrationsFolder = inApi('src/platform/db/migrations');
