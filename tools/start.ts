/* npm start: builds what is stale, then becomes the API, which serves everything. */
import { pathToFileURL } from 'node:url';
import { builtApi } from './buildList.ts';
import { buildAll } from './builds.ts';
import { inRoot } from './folders.ts';
import { whenParentIsGone } from './parent.mjs';
import { stopTogether } from './processes.ts';
import { loadSettingsFile } from './settingsFile.ts';

const giveSignalsToApi = stopTogether();
loadSettingsFile();
if (!(await buildAll())) process.exit(1);
giveSignalsToApi();

whenParentIsGone(() => process.kill(process.pid, 'SIGTERM'));
// The rendered pages come from React's build for production, which reads this variable.
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(inRoot(builtApi)).href);
