import { expect, type Page } from '@playwright/test';
import type { Order } from '@year-group/api-types/shop/order';
import { newPerson } from './member.ts';
import { readAsAdmin } from './panel.ts';
import { read } from './steps.ts';

/** Orders through the API for a customer of this name that no other journey uses: a souvenir, unless lines are given. */
export async function placeOrder(page: Page, name?: string, lines?: object[]): Promise<Order> {
  const { email: customerEmail, phone: customerPhone, fullName } = newPerson();
  const shippingAddress = 'East Legon, Accra';
  const customer = { customerName: name ?? fullName, customerEmail, customerPhone, shippingAddress };
  const [{ id }] = await read(page, '/api/shop?category=souvenirs');
  const cart = lines ?? [{ id, quantity: 1 }];
  const place = { customerAddress: shippingAddress };
  const quote = await page.request.post('/api/calculate-delivery', { data: place });
  const { deliveryCost } = await quote.json();
  const data = { ...customer, cart, deliveryMethod: 'Standard Delivery', deliveryCost };
  const reply = await page.request.post('/api/orders', { data });
  expect(reply.status()).toBe(201);
  // The reply masks the customer; the journey knows them.
  return { ...(await reply.json()), ...customer };
}

/** Starts a payment that is never completed. */
export async function startPaying(page: Page, order: Order): Promise<string> {
  const { id: orderId, totalAmount: amount, customerEmail, customerPhone } = order;
  const data = { orderId, amount, customerEmail, customerPhone };
  const reply = await page.request.post('/api/pay', { data });
  expect(reply.status()).toBe(200);
  return (await reply.json()).data.checkoutUrl;
}

/** Presses a button of the payment sandbox and does not follow its redirect. */
export async function playAtProvider(page: Page, checkoutUrl: string, scenario: string): Promise<void> {
  const reply = await page.request.post(checkoutUrl, { form: { scenario }, maxRedirects: 0 });
  expect(reply.status()).toBeLessThan(400);
}

/** A paid order. */
export async function placePaidOrder(page: Page, name?: string): Promise<Order> {
  const order = await placeOrder(page, name);
  await playAtProvider(page, await startPaying(page, order), 'pay');
  await expect.poll(async () => (await readAsAdmin(page, `/api/orders/${order.id}`)).status).toBe('paid');
  return order;
}
