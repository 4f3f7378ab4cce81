import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Words that people around any Ghanaian year group, and attackers, try first. */
const knownWords = [
  ...'boys girls secondary school senior high old students alumni association year group house'.split(' '),
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

/** Characters that are looked at: the estimate takes long for more, and they are enough. */
const estimatedLength = 100;

/** The task name when this file runs as a worker thread. */
const task = 'estimate the strength of a password';

/**
 * How many guesses a password needs, as a power of ten, by an attacker who has the words of these
 * texts. Runs in a worker thread, whose word lists are freed afterwards.
 */
export async function guessesFor(password: string, texts: string[] = []): Promise<number> {
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const start = password.slice(0, estimatedLength);
  const thread = new Worker(new URL(import.meta.url), { workerData: { task, password: start, words } });
  const [guesses] = (await once(thread, 'message')) as [number];
  await thread.terminate();
  return guesses;
}

async function estimate(password: string, words: string[]): Promise<number> {
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
  return Math.min(...forms.map((form) => estimator.check(form, [...knownWords, ...words]).guessesLog10));
}

const job = workerData as { task?: string; password: string; words: string[] } | null;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port knows no origin
if (job?.task === task) parentPort?.postMessage(await estimate(job.password, job.words));
