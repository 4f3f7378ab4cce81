import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { freePort } from '../../tools/freePort.ts';
import { makeDatabase } from '../support/database.ts';
import { start } from '../support/server.ts';

/** A product that no other journey uses. */
interface OwnProduct {
  /** Its temporary folder, with the mails that it writes. */
  folder: string;
  url: string;
  /** Starts it again, with these settings changed. */
  restart: (changes: Record<string, string>) => Promise<void>;
}

/** The owner's password of the products below. */
export const ownPassword = 'harmattan ledger eight';

/** For journeys that would disturb others: their pages open on a product of their own, with these settings. */
export const testOnOwnProduct = (changes: Record<string, string> = {}) =>
  test.extend<object, { product: OwnProduct }>({
    product: [
      async ({ browserName: _ }, provide) => {
        const folder = await mkdtemp(join(tmpdir(), 'journey-'));
        const port = String(await freePort());
        const url = `http://localhost:${port}`;
        // On PostgreSQL, a first start takes a fifth of the time (1 s).
        const place = { PORT: port, PUBLIC_URL: url, DATA_DIR: folder, DATABASE_URL: await makeDatabase() };
        const settings = { NODE_ENV: 'production', ADMIN_PASSWORD: ownPassword, ...place, ...changes };
        const { JOURNEY_ADMIN_PASSWORD: shared } = process.env;
        process.env.JOURNEY_ADMIN_PASSWORD = ownPassword;
        let run = await start(settings);
        const restart = async (more: Record<string, string>) => {
          await run.end('SIGTERM');
          run = await start({ ...settings, ...more });
        };
        await provide({ url, folder, restart });
        process.env.JOURNEY_ADMIN_PASSWORD = shared;
        await run.end('SIGTERM');
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: ({ product }, provide) => provide(product.url),
  });
