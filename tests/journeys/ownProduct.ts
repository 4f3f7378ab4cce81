import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { freePort } from '../../tools/freePort.ts';
import { makeDatabase } from '../support/database.ts';
import { start } from '../support/server.ts';

/** A product that no other journey uses. */
export interface OwnProduct {
  url: string;
  /** Its temporary folder, with the mails that it writes. */
  folder: string;
  stop: () => Promise<void>;
}

/**
 * Starts a product for one file that would disturb others, with the password or settings given. On
 * PostgreSQL, a first start takes a fifth of the time (1 s).
 */
export async function startOwnProduct(settings: Record<string, string> = {}): Promise<OwnProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const place = { PORT: port, PUBLIC_URL: url, DATA_DIR: folder, DATABASE_URL: await makeDatabase() };
  const run = await start({ NODE_ENV: 'production', ...place, ...settings });
  const stop = async () => {
    await run.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  return { url, folder, stop };
}

/** The owner's password of the products below. */
export const ownPassword = 'harmattan ledger eight';

/**
 * For files whose journeys would disturb others: their pages open on a product of their own, with these
 * settings.
 */
export const testOnOwnProduct = (settings: Record<string, string> = {}) =>
  test.extend<object, { product: OwnProduct }>({
    product: [
      async ({ browserName: _ }, provide) => {
        const { JOURNEY_ADMIN_PASSWORD: shared } = process.env;
        const product = await startOwnProduct({ ADMIN_PASSWORD: ownPassword, ...settings });
        process.env.JOURNEY_ADMIN_PASSWORD = ownPassword;
        await provide(product);
        process.env.JOURNEY_ADMIN_PASSWORD = shared;
        await product.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: ({ product }, provide) => provide(product.url),
  });
