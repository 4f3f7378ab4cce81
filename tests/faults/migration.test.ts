import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { preparePlaces } from '../support/prepareServer.ts';
import { titlesAt } from '../support/reading.ts';
import { launch, start } from '../support/server.ts';

const kills = 8;
const { makePlace } = preparePlaces();

it.each(['PGlite', 'PostgreSQL'])(
  'comes up whole on %s after it was killed again and again during its first start',
  async (kind) => {
    const began = performance.now();
    await (await start(await makePlace(kind))).end('SIGKILL');
    // On a slow machine its first part, so that eight of them end in time.
    const spanMs = Math.min(performance.now() - began, 6000);
    const settings = await makePlace(kind);
    for (let kill = 1; kill <= kills; kill += 1) {
      const run = await launch(settings);
      await pause((kill / kills) * spanMs);
      await run.end('SIGKILL');
    }
    const server = await start(settings);
    expect(await titlesAt(server)).toHaveLength(9);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
