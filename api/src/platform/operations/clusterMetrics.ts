import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { z } from 'zod';

const question = z.object({ type: z.literal('metrics-request'), id: z.string() });
const answer = z.object({ type: z.literal('metrics-reply'), id: z.string(), text: z.string() });

/** In the primary process: sums the figures of all processes when one of them requests it. */
export function answerMetrics(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    const parsed = question.safeParse(message);
    if (!parsed.success) return;
    const reply = (text: string) => worker.send({ type: 'metrics-reply', id: parsed.data.id, text });
    aggregator.clusterMetrics().then(reply, () => reply(''));
  });
}

/** The figures of all processes: only this one's where it is the only one. */
export async function metricsOfAll(own: Registry): Promise<string> {
  if (!cluster.worker) return own.metrics();
  const id = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<string>();
  const onMessage = (message: unknown): void => {
    const received = answer.safeParse(message);
    if (received.success && received.data.id === id) resolve(received.data.text);
  };
  process.on('message', onMessage);
  try {
    process.send?.({ type: 'metrics-request', id });
    return await promise;
  } finally {
    process.off('message', onMessage);
  }
}

/** In each of several processes: lets the primary collect its figures. */
export function answerMetricsRequests(own: Registry) {
  if (!cluster.worker) return undefined;
  AggregatorRegistry.setRegistries([own]);
  return new AggregatorRegistry();
}
