/*
 * node tools/run.mjs tools/chromatic.ts [-- …]: takes the pictures of the suite visual at
 * Chromatic, for those who have a project there.
 */
import { buildAll } from './builds.ts';
import { binary } from './folders.ts';
import { runVisibly, stopTogether } from './processes.ts';
import { loadSettingsFile } from './settingsFile.ts';

loadSettingsFile();
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs to know your project: set CHROMATIC_PROJECT_TOKEN to its token (chromatic.com, Manage, Configure). Without one, npm test -- --only visual compares the same pictures on this machine.',
  );
  process.exit(1);
}
stopTogether();
if (!(await buildAll({ only: 'Storybook' }))) process.exit(1);
const stories = ['**/States', 'Pages/**'].flatMap((name) => ['--only-story-names', name]);
const args = ['--storybook-build-dir', 'storybook-static', ...stories, ...process.argv.slice(2)];
const { code } = await runVisibly(binary('chromatic'), args);
process.exit(code);
