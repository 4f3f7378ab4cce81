import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { z } from 'zod';

const question = z.object({ type: z.literal('metrics-asked'), id: z.string() });
const answer = z.object({ type: z.literal('metrics-told'), id: z.string(), text: z.string() });

/** In the first process: adds up the figures of all processes when one of them asks. */
export function answerMetrics(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    const asked = question.safeParse(message);
    if (!asked.success) return;
    const tell = (text: string) => worker.send({ type: 'metrics-told', id: asked.data.id, text });
    aggregator.clusterMetrics().then(tell, () => tell(''));
  });
}

/** The figures of all processes: this one's alone where it is the only one. */
export async function metricsOfAll(own: Registry): Promise<string> {
  if (!cluster.worker) return own.metrics();
  const id = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<string>();
  const onMessage = (message: unknown): void => {
    const told = answer.safeParse(message);
    if (told.success && told.data.id === id) resolve(told.data.text);
  };
  process.on('message', onMessage);
  try {
    process.send?.({ type: 'metrics-asked', id });
    return await promise;
  } finally {
    process.off('message', onMessage);
  }
}

/** In each of several processes: lets the first one ask it for its figures; the registry listens from its making on. */
export function answerMetricsRequests(own: Registry) {
  if (!cluster.worker) return undefined;
  AggregatorRegistry.setRegistries([own]);
  return new AggregatorRegistry();
}
