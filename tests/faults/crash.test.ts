import { setTimeout as pause } from 'node:timers/promises';
import { type NewsInput, newsItemSchema, newsPageSchema } from '@year-group/api-types/content/newsItem';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { preparePlaces } from '../support/prepareServer.ts';
import { faultsIn } from '../support/reading.ts';
import { logIn, type Run, start } from '../support/server.ts';

const rounds = 5;
const writers = 4;

const { makePlace } = preparePlaces();

it.each(['PGlite', 'PostgreSQL'])(
  'kill -9 while %s is written to loses nothing that was confirmed and shows nothing half-written',
  async (kind) => {
    const settings = { ...(await makePlace(kind)), SEED: 'none' };
    const sent = new Map<string, NewsInput>();
    const confirmed = new Set<string>();
    let server = await start(settings);
    const headers = await logIn(server.url);

    /** Publishes items one by one until the server is gone; notes which were sent and confirmed. */
    async function writeUntilItBreaks({ send }: Run, name: string): Promise<void> {
      for (let n = 0; ; n += 1) {
        const content = `<p>${`${name} `.repeat(200).trim()}</p>`;
        const input = makeNewsInput({ title: `${name} item ${n}`, content });
        sent.set(input.title, input);
        try {
          const reply = await send('POST', '/api/news', input, headers);
          confirmed.add(newsItemSchema.parse(await reply.json()).title);
        } catch (error) {
          // Only a lost connection ends the writing; a refusal would be a fault of its own.
          if (error instanceof TypeError) return;
          throw error;
        }
      }
    }

    for (let round = 0; round < rounds; round += 1) {
      const writing = Array.from({ length: writers }, (_, writer) =>
        writeUntilItBreaks(server, `round ${round} writer ${writer}`),
      );
      const atLeast = confirmed.size + writers;
      await expect.poll(() => confirmed.size, { timeout: 60_000, interval: 10 }).toBeGreaterThan(atLeast);
      await pause(Math.random() * 500);
      await server.end('SIGKILL');
      await Promise.all(writing);

      server = await start(settings);
      const { news } = newsPageSchema.parse(await server.read('/api/news'));
      const titles = news.map(({ title }) => title);
      const state = `round ${round}: ${confirmed.size} confirmed, ${titles.length} shown by ${server.url}\n${server.errors()}`;
      expect(faultsIn(titles, confirmed), state).toEqual({ lost: 0, doubled: 0 });
      expect(titles.filter((title) => !sent.has(title))).toEqual([]);
      for (const item of news) expect({ ...item, ...sent.get(item.title) }).toEqual(item);
    }
    expect(confirmed.size).toBeGreaterThan(rounds * writers);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
