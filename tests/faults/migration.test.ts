import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@year-group/api-types/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase } from '../support/database.ts';
import { adminPassword, launch, makeDataFolder, start } from '../support/server.ts';

const kills = 8;
let databaseUrl: string;
const { folder, remove } = makeDataFolder();
beforeAll(async () => {
  databaseUrl = await makeDatabase();
});
afterAll(remove);

it.each(['PGlite', 'PostgreSQL'])(
  'comes up whole on %s after it was killed again and again during its first start',
  async (kind) => {
    const settings = {
      DATA_DIR: `${folder}/${kind}`,
      ADMIN_PASSWORD: adminPassword,
      ...(kind === 'PostgreSQL' && { DATABASE_URL: databaseUrl }),
    };
    // From the first statement to the demo's last picture.
    for (let kill = 1; kill <= kills; kill += 1) {
      const run = await launch(settings);
      await pause(kill * 250);
      await run.end('SIGKILL');
    }
    const server = await start(settings);
    const { news } = endpoints.listNews.reply.parse(await (await fetch(`${server.url}/api/news`)).json());
    const figures = { kills, recoveredInMs: server.ready, newsItems: news.length, doubled: news.length - 9 };
    console.log(`${kind} killed while it migrates: ${JSON.stringify(figures)}`);
    expect(figures).toMatchObject({ newsItems: 9, doubled: 0 });
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
