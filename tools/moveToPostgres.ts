/* npm run move-to-postgres: the API's own command, with the settings of .env. */
import { runApiCommand } from './settingsFile.ts';

await runApiCommand('platform/operations/moveToPostgres.ts');
