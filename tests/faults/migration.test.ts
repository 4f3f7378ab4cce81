import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase } from '../support/database.ts';
import { titlesAt } from '../support/reading.ts';
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
    expect(await titlesAt(server)).toHaveLength(9);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
