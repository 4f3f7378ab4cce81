/* npm run build [-- --only Storybook]: builds every part, or one, whether or not it changed. */
import { parseArgs } from 'node:util';
import { buildAll } from './builds.ts';
import { stopTogether } from './processes.ts';
import { loadSettingsFile } from './settingsFile.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
stopTogether();
loadSettingsFile();
process.exit((await buildAll({ always: true, only: values.only })) ? 0 : 1);
