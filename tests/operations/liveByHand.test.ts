import { randomUUID } from 'node:crypto';
import { endpoints } from '@year-group/api-types/endpoints';
import { expect, it } from 'vitest';
import { live, livePassword } from '../support/live.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { logIn, start } from '../support/server.ts';
import { toShopper } from '../support/shopper.ts';

const { makePlace } = preparePlaces();
const imageUrl = 'https://pictures.example.org/shirt.jpg';

it('is live without a payment provider: set up, order, paid by hand, confirmed, revenue right', async () => {
  const byHand = { PAYMENT_PROVIDER: 'none', SHOP_ORIGIN: '5.6500,-0.1869' };
  const server = await start({ ...(await makePlace()), ...live, ...byHand });
  expect(server.out()).toContain('payments by hand');
  const headers = await logIn(server.url, livePassword);
  const send = async (method: string, path: string, body: object) => {
    const reply = await server.send(method, path, body, headers);
    expect(reply.ok, await reply.text()).toBe(true);
  };
  const giving = {
    introduction: 'Every gift counts.',
    thanks: 'Thank you.',
    methods: [{ title: 'Mobile Money', details: [{ label: 'Number', value: '024 111 2223' }] }],
  };
  await send('POST', '/api/admin/group/giving', { content: giving, basedOn: 0 });
  const shirt = { title: 'Shirt', description: 'Plain', price: 80, category: 'Apparel', condition: 'new' };
  await send('POST', '/api/shop', { ...shirt, imageUrl, images: [imageUrl] });

  const shopper = await toShopper(server.url);
  const order = await shopper.order(randomUUID());
  const { status, checkoutUrl } = await shopper.pay(order);
  expect(status).toBe(200);
  expect(checkoutUrl).toBe(`https://yeargroup.example/payment-status?orderId=${order.id}`);
  expect(await server.read('/api/group')).toMatchObject({ paysByHand: true });

  await send('PUT', `/api/orders/${order.id}`, { status: 'paid', reason: 'Mobile money 4711' });
  expect(await shopper.look(order)).toMatchObject({ status: 'paid', paidAmount: order.totalAmount });
  const revenue = endpoints.getRevenue.reply.parse(await server.read('/api/admin/revenue', headers));
  expect(revenue).toEqual({ totalRevenue: order.totalAmount });
});
