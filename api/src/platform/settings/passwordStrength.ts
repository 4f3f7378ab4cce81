import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Words that people around a Ghanaian year group, and attackers, try first. */
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

/** The task name when this file runs as a worker thread. */
const task = 'estimate the strength of a password';

/**
 * How many guesses a password needs, as a power of ten. Runs in a worker thread, whose word lists
 * are freed afterwards.
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
  // Spaces and dashes between words raise the estimate a lot, but hardly slow down an attacker.
  const forms = [password, password.replaceAll(/[\s._-]/g, '')];
  return Math.min(...forms.map((form) => estimator.check(form, groupWords).guessesLog10));
}

const job = workerData as { task?: string; password: string } | null;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port knows no origin
if (job?.task === task) parentPort?.postMessage(await estimate(job.password));
