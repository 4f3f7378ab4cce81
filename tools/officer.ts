/* npm run officer: the API's own command, with the settings of .env. */
import { runApiCommand } from './settingsFile.ts';

await runApiCommand('features/officers/officerCommand.ts');
