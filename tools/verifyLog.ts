/* npm run verify-log: hands over to the API's own command, with the settings of .env. */
import { pathToFileURL } from 'node:url';
import { inRoot } from './folders.ts';
import { loadSettingsFile } from './settingsFile.ts';

loadSettingsFile();
await import(pathToFileURL(inRoot('api', 'src', 'platform', 'operations', 'verifyLog.ts')).href);
