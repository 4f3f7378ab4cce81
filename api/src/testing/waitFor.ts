import { setTimeout as pause } from 'node:timers/promises';

/** Polls until there is a value; throws after a timeout in ms. Jobs are polled once a second. */
export async function waitFor<Answer>(
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  maxMs = 15_000,
): Promise<Answer> {
  const deadline = Date.now() + maxMs;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(50);
  }
  throw new Error(`There was no answer within ${maxMs} ms.`);
}
