/* npm run officer -- list | reset <e-mail>: for whoever runs the server, when nobody else can help. */
import { openDatabase } from '#platform/db/database.ts';
import { requestText } from '#platform/operations/control.ts';
import { runCommand } from '#platform/operations/terminal.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { StartError } from '#platform/startError.ts';
import { nobody, runOfficerCommand } from './runOfficerCommand.ts';

const usage =
  'Use: npm run officer -- list, or npm run officer -- reset and the e-mail of an officer ("owner" for the owner’s account).';

await runCommand(async (settings, [command, email = '']) => {
  if (command !== 'list' && !(command === 'reset' && email)) throw new StartError(usage);
  const answer = await ask(settings, { command, email });
  if (answer.startsWith(nobody)) throw new StartError(answer);
  return answer;
});

/** Asks the process that has the embedded database open, if there is one. */
async function ask(settings: Settings, asked: { command: string; email: string }): Promise<string> {
  const running = settings.databaseUrl ? undefined : await requestText(settings.dataDir, '/officer', asked);
  if (running !== undefined) return running;
  const database = await openDatabase(settings, null);
  try {
    return await runOfficerCommand({ db: database.db, settings }, asked);
  } finally {
    await database.close();
  }
}
