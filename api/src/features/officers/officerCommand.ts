/* npm run officer -- list | reset <e-mail>: on the server, when no officer can help another. */
import { text } from 'node:stream/consumers';
import { runOnSource } from '#platform/operations/control.ts';
import { runCommand } from '#platform/operations/terminal.ts';
import { StartError } from '#platform/startError.ts';
import { officerCommand, unknownOfficer } from './runOfficerCommand.ts';

const usage =
  'Use: npm run officer -- list, or npm run officer -- reset and the e-mail of an officer ("owner" for the owner’s account).';

await runCommand(async (settings, [command, email = '']) => {
  if (command !== 'list' && !(command === 'reset' && email)) throw new StartError(usage);
  const answer = await runOnSource(settings, officerCommand(settings), { command, email }, text);
  if (answer.startsWith(unknownOfficer)) throw new StartError(answer);
  return answer;
});
