/* npm run build: builds every part, whether or not it changed. */
import { buildAll } from './builds.ts';
import { stopTogether } from './processes.ts';
import { loadSettingsFile } from './settingsFile.ts';

stopTogether();
loadSettingsFile();
process.exit((await buildAll({ always: true })) ? 0 : 1);
