import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Listing } from '@year-group/api-types/shop/listing';
import type { Order } from '@year-group/api-types/shop/order';
import type { Settings } from '#platform/settings/settings.ts';
import { startTestApp, type TestApp } from './testApp.ts';

/** The delivery address of orders in tests, known to the gazetteer. */
export const address = '12 Boundary Road, East Legon, Accra';

/** A shop with one listing on its own port, with the sandbox as its provider. */
export interface TestShop extends TestApp {
  listing: Listing;
  /** Places an order for the given number of pieces. */
  order(quantity?: number, key?: string): Promise<Order>;
  /** Starts a payment; resolves to the address of the sandbox's page. */
  pay(order: Order): Promise<string>;
  /** Presses a button of the sandbox's page; resolves to where the browser goes, if anywhere. */
  press(checkoutUrl: string, scenario: string): Promise<string | undefined>;
  /** Follows the return to the shop; resolves to the status page's address. */
  returnToShop(url: string): Promise<URL>;
  /** The order as the administrator sees it, once the condition holds; fails after a timeout. */
  until(orderId: string, condition: (order: Order) => boolean): Promise<Order>;
}

/** Starts a shop whose listing costs GH₵ 180.00. */
export async function startTestShop(
  settings: Partial<Settings> = {},
  stock: number | null = null,
): Promise<TestShop> {
  const port = await freePort();
  const base = await startTestApp({ port, publicUrl: `http://127.0.0.1:${port}`, ...settings });
  await base.app.listen({ host: '127.0.0.1', port });
  const listing = {
    title: 'Polo shirt',
    description: 'Navy',
    price: 180,
    category: 'Apparel',
    condition: 'new',
    imageUrl: '/uploads/a-1200x1200-aabbcc.webp',
    stock,
  };
  const created = await base.as.admin('POST', '/api/shop', listing);
  const shop = { ...base, listing: created.json<Listing>() };
  const customer = {
    customerName: 'Ama Owusu',
    customerEmail: 'ama.owusu@example.com',
    customerPhone: '+233241112223',
  };

  return {
    ...shop,
    async order(quantity = 1, key) {
      const quote = await shop.as.visitor('POST', '/api/calculate-delivery', { customerAddress: address });
      const { deliveryCost } = quote.json<{ deliveryCost: number }>();
      const body = {
        ...customer,
        shippingAddress: address,
        deliveryCost,
        cart: [{ id: shop.listing.id, quantity }],
      };
      const placed = await shop.as.visitor(
        'POST',
        '/api/orders',
        body,
        key ? { 'idempotency-key': key } : {},
      );
      return placed.json<Order>();
    },
    async pay({ id, totalAmount }) {
      const body = {
        orderId: id,
        amount: totalAmount,
        customerEmail: customer.customerEmail,
        customerPhone: customer.customerPhone,
      };
      const reply = await shop.as.visitor('POST', '/api/pay', body);
      return reply.json<{ data: { checkoutUrl: string } }>().data.checkoutUrl;
    },
    async press(checkoutUrl, scenario) {
      const reply = await fetch(checkoutUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ scenario, seconds: '1' }),
      });
      return reply.headers.get('location') ?? undefined;
    },
    async returnToShop(url) {
      const reply = await fetch(url, { redirect: 'manual' });
      return new URL(reply.headers.get('location') ?? '', url);
    },
    async until(orderId, condition) {
      for (let tries = 0; tries < 100; tries += 1) {
        const order = (await shop.as.admin('GET', `/api/orders/${orderId}`)).json<Order>();
        if (condition(order)) return order;
        await wait(50);
      }
      throw new Error('The order did not reach the expected state.');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
