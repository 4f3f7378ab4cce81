/* npm run storybook: the catalogue of components with hot reload, on port 6006. */
import { binary } from './folders.ts';
import { runVisibly, stopTogether, storybookEnvironment } from './processes.ts';

stopTogether();
const args = ['dev', '--port', '6006', '--no-open', '--ci', '--disable-telemetry', ...process.argv.slice(2)];
const { code } = await runVisibly(binary('storybook'), args, storybookEnvironment);
process.exit(code);
