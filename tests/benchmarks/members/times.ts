import type pg from 'pg';
import { classes } from './classes.ts';
import { createTimedGet, percentiles, type Times } from './measure.ts';

const rounds = 6;

/** A call of the directory as a member, timed. */
export async function directoryAsMember(url: string, client: pg.Client) {
  const { rows } = await client.query<{ email: string }>('select email from members limit 1');
  const reply = await fetch(`${url}/api/auth/verify-member`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: rows[0]?.email }),
  });
  const { token } = (await reply.json()) as { token: string };
  return createTimedGet(url, token);
}

/** How long each kind of call takes with the members that are there now. */
export async function timeDirectory(url: string, client: pg.Client): Promise<Record<string, Times>> {
  const get = await directoryAsMember(url, client);
  for (const path of Object.values(classes).flat()) await get(path);
  const times: Record<string, Times> = {};
  for (const [name, paths] of Object.entries(classes)) {
    const taken: number[] = [];
    // A class of few paths is called more often, so that every percentile is of about a hundred
    // calls.
    const repeats = Math.max(rounds, Math.ceil(120 / paths.length));
    for (let round = 0; round < repeats; round += 1) for (const path of paths) taken.push(await get(path));
    times[name] = percentiles(taken);
  }
  return times;
}
