import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from './folders.ts';
import { freePort } from './freePort.ts';
import { startChild, stopChild } from './processes.ts';

/** The whole product, running for a measurement or a test. */
export interface Product {
  url: string;
  stop: () => Promise<void>;
}

const patience = 180_000;

/** Starts the product with fresh demo content on a free port, in a temporary folder, and waits until it is ready. */
export async function startProduct(env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'year-group-product-'));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const child = startChild(process.execPath, [inRoot('tools', 'start.ts')], {
    env: { ...process.env, PORT: port, PUBLIC_URL: url, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));

  const stop = async (): Promise<void> => {
    await stopChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + patience;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The product did not start:\n${output}`);
    }
    await pause(100);
  }
  return { url, stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
