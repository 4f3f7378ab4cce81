import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from './folders.ts';
import { freePort } from './freePort.ts';
import { startChild, stopChild } from './processes.ts';

/** The whole product, running for a measurement or a test. */
export interface Product {
  url: string;
  stop: () => Promise<void>;
}

const timeoutMs = 180_000;

/** Starts the product with fresh demo content on a free port and waits until it is ready. */
export async function startProduct(env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const child = startChild(process.execPath, [inRoot('tools', 'temporaryProduct.ts')], {
    env: { ...process.env, PORT: port, PUBLIC_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));

  const stop = (): Promise<void> => stopChild(child);
  const deadline = Date.now() + timeoutMs;
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
