import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { sandboxKeys } from './wire.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const start = (changes: object = {}, authorization = `Bearer ${sandboxKeys.paystack}`) => {
  const home = shop.services.settings.publicUrl;
  const body = {
    reference: 'YG15-1-A1',
    amount: 100,
    callback_url: `${home}/back`,
    metadata: { cancel_action: `${home}/cancelled` },
    ...changes,
  };
  return shop.as.visitor('POST', '/sandbox/paystack/transaction/initialize', body, { authorization });
};

it('opens a payment of the shop', async () => {
  expect((await start()).statusCode).toBe(200);
});

it.each([
  ['a way back to another site', { callback_url: 'https://evil.example/' }, 400],
  ['a way back that is a script', { callback_url: 'javascript:alert(1)' }, 400],
  ['another site that begins like ours', { callback_url: 'http://127.0.0.1.evil.example/' }, 400],
  ['a cancelled payment that leads elsewhere', { metadata: { cancel_action: '//evil.example' } }, 400],
  ['a reference with markup', { reference: '<script>alert(1)</script>' }, 400],
  ['no amount', { amount: null }, 400],
  ['no way back at all', { metadata: null }, 400],
])('refuses %s', async (_what, changes, status) => {
  expect((await start(changes)).statusCode).toBe(status);
});

it('refuses requests without the shop’s key, and notice addresses outside the shop', async () => {
  expect((await start({}, 'Bearer somebody')).statusCode).toBe(401);
  const hubtel = {
    clientReference: 'YG15-2-A1',
    totalAmount: 1,
    callbackUrl: 'http://169.254.169.254/latest',
  };
  const { apiId, apiKey } = sandboxKeys.hubtel;
  const reply = await shop.as.visitor('POST', '/sandbox/hubtel/items/initiate', hubtel, {
    authorization: `Basic ${btoa(`${apiId}:${apiKey}`)}`,
  });
  expect(reply.statusCode).toBe(400);
});
