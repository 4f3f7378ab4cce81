import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeContent } from '#testing/content.ts';
import { drawPicture, upload } from '#testing/pictures.ts';
import { startTestApp, type TestApp } from '#testing/testApp.ts';
import { address } from '#testing/testShop.ts';

let api: TestApp;
let other: TestApp;
beforeAll(async () => {
  api = await startTestApp({ rateLimits: 'on' });
  other = await api.startAnother();
});
beforeEach(() => removeContent(api));
afterAll(async () => {
  await other.close();
  await api.close();
});

const order = {
  customerName: 'Ama Owusu',
  customerEmail: 'ama.owusu@example.com',
  customerPhone: '+233241112223',
  shippingAddress: address,
  deliveryCost: 0,
  cart: [{ id: crypto.randomUUID(), quantity: 1 }],
};

describe.each([
  ['orders', 60, 'POST', '/api/orders', order],
  ['payments', 60, 'POST', '/api/pay', { orderId: crypto.randomUUID(), amount: 1 }],
  ['delivery quotes', 120, 'POST', '/api/calculate-delivery', { customerAddress: address }],
  ['address suggestions', 300, 'GET', '/api/addresses?input=Ku', undefined],
] as const)('%s', (_what, max, method, url, payload) => {
  const call = (remoteAddress: string, { app } = api) =>
    app.inject({ method, url, remoteAddress, ...(payload && { payload }) });

  it('are limited per address and per network, by all processes together', async () => {
    for (let n = 0; n < max; n += 1) {
      expect((await call('192.0.2.1', n % 2 ? api : other)).statusCode).not.toBe(429);
    }
    const refused = [await call('192.0.2.1'), await call('192.0.2.1', other)];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    expect(refused[0]?.json()).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('192.0.2.2')).statusCode).not.toBe(429);
    expect((await call('198.51.100.1')).statusCode).not.toBe(429);
  });

  it('count all addresses of an IPv6 customer as one', async () => {
    for (let n = 0; n < max; n += 1) await call(`2001:db8:1:1::${n.toString(16)}`);
    expect((await call('2001:db8:1:1:ffff::1')).statusCode).toBe(429);
    expect((await call('2001:db8:2:1::1')).statusCode).not.toBe(429);
  });
});

it('limits uploads, including the administrator’s', async () => {
  const picture = await drawPicture(8, 8).png().toBuffer();
  for (let n = 0; n < 300; n += 1) {
    const reply = await api.as.admin('POST', '/api/admin/upload-image', undefined, {});
    expect(reply.statusCode).toBe(415);
  }
  expect((await upload(api, picture)).statusCode).toBe(429);
});

it('does not limit them in the demo', async () => {
  const demo = await api.startAnother({ rateLimits: 'logins' });
  try {
    for (let n = 0; n < 70; n += 1) {
      const reply = await demo.app.inject({ method: 'POST', url: '/api/orders', payload: order });
      expect(reply.statusCode).not.toBe(429);
    }
  } finally {
    await demo.close();
  }
});
