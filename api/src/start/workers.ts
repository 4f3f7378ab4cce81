import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { answerMetrics } from '#platform/operations/clusterMetrics.ts';

/** Delay before a dead process is replaced, in ms, against a loop of failing starts. */
const pauseAfterDeath = 1000;

/**
 * Runs the product's program file in several processes on one port. The first one prepares database
 * and content alone, the others follow. A dead one is replaced; SIGUSR2 replaces all of them one by
 * one, without refused requests.
 */
export async function runWorkers(count: number, program: string): Promise<void> {
  cluster.setupPrimary({ exec: program });
  answerMetrics();
  let isStopping = false;

  async function startOne(): Promise<Worker> {
    const worker = cluster.fork();
    const isUp = await Promise.race([
      once(worker, 'listening').then(() => true),
      once(worker, 'exit').then(() => false),
    ]);
    if (!isUp) throw new Error(`A process ended with code ${worker.process.exitCode} before it could work`);
    worker.once('exit', () => void replace(worker));
    return worker;
  }

  async function replace(dead: Worker): Promise<void> {
    while (!isStopping && !dead.exitedAfterDisconnect) {
      process.stderr.write(`Process ${dead.process.pid} ended unexpectedly and is replaced.\n`);
      await pause(pauseAfterDeath);
      if (await startOne().catch(() => undefined)) return;
    }
  }

  async function stopOne(worker: Worker): Promise<void> {
    if (worker.isDead()) return;
    worker.exitedAfterDisconnect = true;
    const gone = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    await gone;
  }

  async function reload(): Promise<void> {
    for (const old of alive()) {
      await startOne();
      await stopOne(old);
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void Promise.all(alive().map(stopOne)).then(() => process.exit(0));
    });
  }
  let reloading = Promise.resolve();
  process.on('SIGUSR2', () => {
    // When a new version cannot start, the old processes stay.
    reloading = reloading
      .then(reload)
      .catch((error: Error) => void process.stderr.write(`${error.message}.\n`));
  });

  try {
    for (let started = 0; started < count; started += 1) await startOne();
  } catch {
    // The process itself has reported why.
    isStopping = true;
    await Promise.all(alive().map(stopOne));
    process.exit(1);
  }
}

const alive = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
