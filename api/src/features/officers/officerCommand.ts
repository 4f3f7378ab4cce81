/* npm run officer -- list | reset <e-mail>: on the server, when no officer can help another. */
import { onStored, runCommand } from '#platform/operations/terminal.ts';
import { StartError } from '#platform/startError.ts';
import { runOfficerCommand } from './runOfficerCommand.ts';

const usage =
  'Use: npm run officer -- list, or npm run officer -- reset and the e-mail of an officer ("owner" for the owner’s account).';

await runCommand(async (settings, [command, email = '']) => {
  if (command !== 'list' && !(command === 'reset' && email)) throw new StartError(usage);
  return onStored(settings, ({ db }) => runOfficerCommand({ db, settings }, { command, email }));
});
