import { randomUUID } from 'node:crypto';
import { endpoints } from '@year-group/api-types/endpoints';
import { afterAll, expect, it } from 'vitest';
import { makeDatabase } from '../support/database.ts';
import { live, livePassword } from '../support/live.ts';
import { logIn, makeDataFolder, send, start } from '../support/server.ts';
import { toShopper } from '../support/shopper.ts';

const { folder, remove } = makeDataFolder();
afterAll(remove);
const imageUrl = 'https://pictures.example.org/shirt.jpg';

it('is live without a payment provider: set up, order, paid by hand, confirmed, revenue right', async () => {
  const server = await start({
    ...live,
    DATA_DIR: folder,
    DATABASE_URL: await makeDatabase(),
    PAYMENT_PROVIDER: 'none',
    SHOP_ORIGIN: '5.6500,-0.1869',
  });
  expect(server.out()).toContain('payments by hand');
  const headers = await logIn(server.url, livePassword);
  const giving = {
    introduction: 'Every gift counts.',
    thanks: 'Thank you.',
    methods: [{ title: 'Mobile Money', details: [{ label: 'Number', value: '024 111 2223' }] }],
  };
  const published = await send(
    'POST',
    `${server.url}/api/admin/group/giving`,
    { content: giving, basedOn: 0 },
    headers,
  );
  expect(published.status, await published.clone().text()).toBe(200);
  const shirt = { title: 'Shirt', description: 'Plain', price: 80, category: 'Apparel', condition: 'new' };
  const listed = await send(
    'POST',
    `${server.url}/api/shop`,
    { ...shirt, imageUrl, images: [imageUrl] },
    headers,
  );
  expect(listed.status, await listed.clone().text()).toBe(201);

  const shopper = await toShopper(server.url);
  const order = await shopper.order(randomUUID());
  const { status, checkoutUrl } = await shopper.pay(order);
  expect([status, checkoutUrl]).toEqual([
    200,
    `https://yeargroup.example/payment-status?orderId=${order.id}`,
  ]);
  const group = await (await fetch(`${server.url}/api/group`)).json();
  expect(group).toMatchObject({ paysByHand: true });

  const paid = { status: 'paid', reason: 'Mobile money 4711' };
  const confirmed = await send('PUT', `${server.url}/api/orders/${order.id}`, paid, headers);
  expect(confirmed.status, await confirmed.clone().text()).toBe(200);
  expect(await shopper.look(order)).toMatchObject({ status: 'paid', paidAmount: order.totalAmount });
  const revenue = await fetch(`${server.url}/api/admin/revenue`, { headers });
  expect(endpoints.getRevenue.reply.parse(await revenue.json())).toEqual({ totalRevenue: order.totalAmount });
});
