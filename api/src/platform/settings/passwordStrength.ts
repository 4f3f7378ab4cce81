import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** What people around a Ghanaian year group put into a password first; who guesses knows it too. */
const groupWords = [
  ...'presec legon odadee presbyterian boys secondary school senior high alumni association year group'.split(
    ' ',
  ),
  ...'yeargroup class website admin administrator password welcome letmein hello secret changeme live'.split(
    ' ',
  ),
  ...'ghana accra kumasi tema tamale africa akwaaba nkrumah kwame kofi kwaku kojo yaw ama akosua adwoa'.split(
    ' ',
  ),
  ...'jesus christ lord god blessed amen'.split(' '),
  'correct horse battery staple',
  'correcthorsebatterystaple',
];

/** The name of what this file is asked for when it runs as a thread. */
const task = 'estimate the strength of a password';

/**
 * How many guesses a password needs, as a power of ten. The estimate runs in a thread of its own: its word lists would
 * otherwise stay in memory for as long as the product runs.
 */
export async function guessesFor(password: string): Promise<number> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { task, password } });
  const [guesses] = (await once(thread, 'message')) as [number];
  await thread.terminate();
  return guesses;
}

async function estimate(password: string): Promise<number> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const estimator = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
  // Spaces and dashes between words count for much in the estimate, and cost somebody who guesses little.
  const forms = [password, password.replaceAll(/[\s._-]/g, '')];
  return Math.min(...forms.map((form) => estimator.check(form, groupWords).guessesLog10));
}

const asked = workerData as { task?: string; password: string } | null;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port knows no origin
if (asked?.task === task) parentPort?.postMessage(await estimate(asked.password));
