import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../tools/product.ts';
import { makeDatabase } from '../support/database.ts';

/** A product that no other journey uses. */
export interface OwnProduct extends Product {
  /** Its temporary folder, with the mails that it writes. */
  folder: string;
}

/**
 * Starts a product for one file that would disturb others, with the password or settings given. On
 * PostgreSQL, a first start takes a fifth of the time (1 s).
 */
export async function startOwnProduct(env: NodeJS.ProcessEnv = {}): Promise<OwnProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  const product = await startProduct({ TMPDIR: folder, DATABASE_URL: await makeDatabase(), ...env });
  const stop = async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: product.url, folder, stop };
}
