import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { readLook } from '#platform/group/groupLook.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { play } from './play.ts';
import { createStartReader, type StartedPayment } from './readStart.ts';
import { closedPage, findInstrument, type ShopLook, sandboxPage, unknownPage } from './sandboxPage.ts';
import { refundRoutes } from './sandboxRefunds.ts';
import { openSandboxStore, type SandboxPayment } from './sandboxStore.ts';
import { scenarios, usualDelayMs } from './scenarios.ts';
import { hubtelStatus, paystackVerified } from './wire.ts';

const hidden = { schema: { hide: true } };
const html = 'text/html; charset=utf-8';

/** A simulated provider with Hubtel's and Paystack's protocols; throws in live mode. */
export async function sandboxRoutes(app: FastifyInstance, { group, settings }: Services): Promise<void> {
  if (settings.mode === 'live') throw new Error('The payment sandbox must not run in live mode.');
  const store = openSandboxStore(settings.dataDir);
  app.addHook('onClose', async () => store.close());
  const find = (reference: unknown) => store.find(String(reference)) ?? notFound('There is no such payment.');
  const checkoutUrl = (reference: string) => `${settings.publicUrl}/sandbox/pay/${reference}`;

  async function shopLook(): Promise<ShopLook> {
    const [{ colours }, { identity }] = await Promise.all([readLook(group), group.shell()]);
    return { name: identity.name, colours };
  }
  const pageOf = async (payment: SandboxPayment, problem?: string) =>
    sandboxPage(await shopLook(), payment, problem);

  const read = createStartReader(settings.publicUrl);
  function open(payment: StartedPayment) {
    store.save({ ...payment, state: 'open', paidPesewas: 0, currency: 'GHS', refusals: 0, delayMs: 0 });
    return payment.reference;
  }

  /** The payment as a status check finds it, with the scenario's delay and refusals. */
  async function check(reference: unknown): Promise<SandboxPayment> {
    const payment = find(reference);
    if (payment.delayMs > 0) await wait(payment.delayMs);
    if (payment.refusals === 0) return payment;
    store.save({ ...payment, refusals: payment.refusals - 1 });
    throw new HttpError(403, 'forbidden', 'This address is not on the list.');
  }

  app.post('/sandbox/hubtel/items/initiate', hidden, async (request) => {
    const reference = open(read('hubtel', request));
    const data = {
      checkoutUrl: checkoutUrl(reference),
      checkoutId: `sandbox-${reference}`,
      clientReference: reference,
    };
    return { responseCode: '0000', status: 'Success', data };
  });
  app.get('/sandbox/hubtel/transactions/:account/status', hidden, async (request) =>
    hubtelStatus(await check((request.query as { clientReference?: unknown }).clientReference)),
  );

  app.post('/sandbox/paystack/transaction/initialize', hidden, async (request) => {
    const reference = open(read('paystack', request));
    const data = {
      authorization_url: checkoutUrl(reference),
      access_code: `sandbox-${reference}`,
      reference,
    };
    return { status: true, message: 'Authorization URL created', data };
  });
  app.get('/sandbox/paystack/transaction/verify/:reference', hidden, async (request) =>
    paystackVerified(await check((request.params as { reference: string }).reference)),
  );

  refundRoutes(app, store, `${settings.publicUrl}/api/payments/paystack`);

  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    // People see these pages: errors need a readable page too.
    pages.setErrorHandler(async (error: HttpError, _request, reply) => {
      if (error.statusCode !== 404) throw error;
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type(html)
        .send(unknownPage(await shopLook()));
    });
    pages.get('/sandbox/pay/:reference', hidden, async (request, reply) =>
      reply.type(html).send(await pageOf(find((request.params as { reference: string }).reference))),
    );
    pages.post('/sandbox/pay/:reference', hidden, async (request, reply) => {
      const payment = find((request.params as { reference: string }).reference);
      const { instrument, seconds, ...body } = (request.body ?? {}) as Partial<
        Record<'scenario' | 'instrument' | 'seconds', string>
      >;
      const name = instrument === undefined ? body.scenario : findInstrument(instrument)?.scenario;
      if (instrument !== undefined && !name) {
        const problem =
          'This is not a test number. Real numbers are refused here; choose one of those below.';
        return reply
          .code(422)
          .type(html)
          .send(await pageOf(payment, problem));
      }
      const scenario = scenarios.find((each) => each.name === name) ?? notFound('There is no such scenario.');
      const next = await play(store, payment, scenario, {
        paystackNotices: `${settings.publicUrl}/api/payments/paystack`,
        delayMs: /^\d{1,2}$/.test(seconds ?? '') ? Number(seconds) * 1000 : usualDelayMs,
      });
      return next ? reply.redirect(next, 303) : reply.type(html).send(closedPage(await shopLook()));
    });
  });
}
