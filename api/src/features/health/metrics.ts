import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '#platform/http/errors.ts';
import { answerMetricsRequests, metricsOfAll } from '#platform/operations/clusterMetrics.ts';
import { isSameText } from '#platform/security/guards.ts';
import type { Settings } from '#platform/settings/settings.ts';
import type { CountFailure } from '../payments/providerFailureService.ts';
import type { CheckHealth } from './health.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Process figures are measured once, however many applications the process runs. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** Counts requests and serves `/metrics` for Prometheus to authorised callers. */
export function installMetrics(
  app: FastifyInstance,
  { metricsToken, mode }: Pick<Settings, 'metricsToken' | 'mode'>,
  checkHealth: CheckHealth,
): { received: () => void; providerFailed: CountFailure } {
  const ofApplication = new Registry();
  const registers = [ofApplication];
  const received = new Counter({
    name: 'http_requests_received_total',
    help: 'Requests of any kind, also those answered with ready bytes',
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that a route answered, by the pattern of its address',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const providerFailures = new Counter({
    name: 'year_group_provider_failures_total',
    help: 'What the payment provider did not do, by call and by the status of its answer',
    labelNames: ['provider', 'call', 'status'],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    // Internal calls of the application are not visitors' requests.
    if (!(request.raw.socket instanceof Socket)) return;
    const route = request.routeOptions.url ?? '(none)';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  new Gauge({ name: 'year_group_processes', help: 'Processes that share the work', registers }).set(1);
  addHealthGauges(registers, checkHealth);

  const all = Registry.merge([ofProcess, ofApplication]);
  answerMetricsRequests(all);
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!maySeeMetrics(request)) return notFound('There is no such page.');
    return reply
      .header('cache-control', 'no-store')
      .type(all.contentType)
      .send(await metricsOfAll(all));
  });

  /** With a token: its holders. Without: only the demo, from this machine, without a proxy. */
  function maySeeMetrics({ headers, socket }: FastifyRequest): boolean {
    if (metricsToken) return isSameText(headers.authorization ?? '', `Bearer ${metricsToken}`);
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    return mode === 'demo' && !isForwarded && loopback.has(socket.remoteAddress ?? '');
  }

  return { received: () => received.inc(), providerFailed: (labels) => providerFailures.inc(labels) };
}

/** The figures of the health check, collected on each scrape. */
function addHealthGauges(registers: Registry[], checkHealth: CheckHealth): void {
  const parts = ['database', 'storage', 'mail', 'payments', 'jobs'] as const;
  const up = new Gauge({
    name: 'year_group_part_up',
    help: '1 when a part is as it should be, 0 when it is degraded, down or unknown',
    labelNames: ['part'],
    aggregator: 'min',
    registers,
    async collect() {
      const health = await checkHealth();
      for (const part of parts) up.set({ part }, health[part].state === 'ok' ? 1 : 0);
    },
  });
  const figure = (name: string, help: string, read: (health: Awaited<ReturnType<CheckHealth>>) => number) => {
    const gauge: Gauge = new Gauge({
      name: `year_group_${name}`,
      help,
      // Every process reports the same value for shared figures.
      aggregator: 'max',
      registers,
      collect: async () => gauge.set(read(await checkHealth())),
    });
  };
  figure('mails_waiting', 'Mails that have not been sent', ({ mail }) => mail.waiting);
  figure('mail_oldest_seconds', 'How long the oldest of them waits', ({ mail }) => mail.oldestSeconds);
  figure('payments_open', 'Payments not settled', ({ payments }) => payments.open);
  figure('payments_overdue', 'Payments without a timely check', ({ payments }) => payments.overdue);
  figure('jobs_failed', 'Jobs given up in the last seven days', ({ jobs }) => jobs.failed);
  figure('orders_need_review', 'Orders a person must look at', ({ payments }) => payments.needsReview);
}
