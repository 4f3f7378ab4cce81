import type { Event, EventInput } from '@year-group/api-types/content/event';
import type { GroupContent } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { makeEventInput } from '@year-group/api-types/testing/factories';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mails, orders } from '#platform/db/schema.ts';
import { referenceColours } from '#platform/mail/layout/palette.ts';
import { renderMail } from '#platform/mail/templates.ts';
import { previewGroup, previews } from '#testing/letterPreviews.ts';
import { address, startTestShop, type TestShop } from '#testing/testShop.ts';

const sender = {
  group: previewGroup,
  publicUrl: 'https://yeargroup.example',
  colours: referenceColours,
  iconQuery: '',
};
const point = { name: 'Kumasi chapter', address: 'Adum', times: 'Weekdays, 16.30 to 19.00', fee: 5.55 };
const terms: GroupContent<'shop'> = {
  origin: { name: 'Legon', lat: 5.6626, lng: -0.1836 },
  baseFee: 15,
  feePerKm: 1.2,
  freeFrom: 540,
  pickUpPoints: [point, { name: 'The gate', address: 'Legon', times: '', fee: 0 }],
  bringToEvents: true,
  categories: [{ name: 'Apparel' }],
};
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('receiving an order', () => {
  let shop: TestShop;
  let version = 0;
  const publish = async (changes: Partial<GroupContent<'shop'>> = {}) => {
    const content = { ...terms, ...changes };
    const reply = await shop.as.admin('POST', '/api/admin/group/shop', { content, basedOn: version });
    if (reply.statusCode === 200) version += 1;
    return reply;
  };
  const announce = async (fields: Partial<EventInput> = {}) => {
    const input = makeEventInput({ date: day(30), time: '18:30', ...fields });
    const reply = await shop.as.admin('POST', '/api/events', input);
    return reply.json<Event>();
  };
  beforeAll(async () => {
    shop = await startTestShop();
    await publish();
  });
  afterAll(() => shop.close());

  const place = (fields: object) =>
    shop.as.visitor('POST', '/api/orders', {
      customerName: 'Ama Owusu',
      customerEmail: 'ama.owusu@example.com',
      customerPhone: '+233241112223',
      deliveryCost: 0,
      cart: [{ id: shop.listing.id, quantity: 1 }],
      ...fields,
    });
  const letterOf = async (occasion: string) => {
    const [mail] = await shop.services.db.select().from(mails).where(eq(mails.occasion, occasion));
    return renderMail('order-shipped', { ...previews['order-shipped'], ...mail?.data }, sender).text;
  };
  const kumasi = { deliveryMethod: 'Pick-up', receiveAt: point.name, deliveryCost: 5.55 };

  it('keeps the pick-up point as it was, with its fee, and shows it to the shopper', async () => {
    const placed = await place({ ...kumasi, totalAmount: 185.55 });
    expect(placed.statusCode).toBe(201);
    const { id } = placed.json<Order>();
    await publish({ pickUpPoints: [{ ...point, address: 'Bantama', fee: 20 }] });
    const read = (await shop.as.visitor('GET', `/api/orders/${id}`)).json<Order>();
    await publish();
    expect(read).toMatchObject({
      deliveryMethod: 'Pick-up',
      shippingAddress: 'Kumasi chapter, Adum (Weekdays, 16.30 to 19.00)',
      deliveryCost: 5.55,
      totalAmount: 185.55,
      distance: null,
    });
  });

  it('keeps when and where the event takes place, without a fee', async () => {
    const event = await announce();
    const order = (await place({ deliveryMethod: 'At an event', receiveAt: event.id })).json<Order>();
    expect(order).toMatchObject({ deliveryMethod: 'At an event', deliveryCost: 0, totalAmount: 180 });
    expect(order.shippingAddress).toMatch(
      /^Homecoming dinner, Assembly Hall, Legon, Accra \(.* at 6:30 pm\)$/,
    );
  });

  it('follows an event that is moved and then cancelled, and writes to the buyer each time', async () => {
    const event = await announce({ title: 'Football gala', location: 'Achimota' });
    const { id } = (await place({ deliveryMethod: 'At an event', receiveAt: event.id })).json<Order>();
    const read = async () =>
      (await shop.as.visitor('GET', `/api/orders/${id}`)).json<Order>().shippingAddress;
    const before = await read();
    const letters = () => shop.services.db.$count(mails, like(mails.occasion, `order-place:${id}:%`));

    await shop.as.admin('PUT', `/api/events/${event.id}`, { category: 'Sport' });
    await shop.as.admin('PUT', `/api/events/${event.id}`, {
      state: 'moved',
      time: '09:00',
      location: 'Legon',
    });
    await expect.poll(read, { timeout: 15_000 }).toMatch(/^Football gala, Legon \(.* at 9:00 am\)$/);
    await shop.as.admin('PUT', `/api/events/${event.id}`, { state: 'cancelled' });
    await expect.poll(read, { timeout: 15_000 }).toMatch(/ at 9:00 am, cancelled\)$/);
    await shop.as.admin('PUT', `/api/events/${event.id}`, { title: 'Football Gala' });
    await expect.poll(read, { timeout: 15_000 }).toMatch(/^Football Gala, .*, cancelled\)$/);

    expect(before).toMatch(/^Football gala, Achimota /);
    expect(await letters()).toBe(2);
  });

  it('follows an event that is moved again while the first letter could not be written', async () => {
    const event = await announce({ title: 'Spelling bee' });
    const { id } = (await place({ deliveryMethod: 'At an event', receiveAt: event.id })).json<Order>();
    const read = async () =>
      (await shop.as.visitor('GET', `/api/orders/${id}`)).json<Order>().shippingAddress;
    const write = vi.spyOn(shop.services.mail, 'write').mockRejectedValueOnce(new Error('not now'));
    await shop.as.admin('PUT', `/api/events/${event.id}`, { location: 'Legon' });
    await expect.poll(() => write.mock.calls.length, { timeout: 15_000 }).toBe(1);
    await shop.as.admin('PUT', `/api/events/${event.id}`, { location: 'Osu' });
    await expect.poll(() => write.mock.calls.length, { timeout: 15_000 }).toBe(2);
    write.mockRestore();
    await expect.poll(read, { timeout: 15_000 }).toMatch(/^Spelling bee, Osu /);
  });

  it('leaves an order where it was handed out, when the event is moved afterwards', async () => {
    const event = await announce({ title: 'Career day' });
    const { id } = (await place({ deliveryMethod: 'At an event', receiveAt: event.id })).json<Order>();
    const other = (await place({ deliveryMethod: 'At an event', receiveAt: event.id })).json<Order>();
    await shop.services.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id));
    const read = async (order: string) =>
      (await shop.as.visitor('GET', `/api/orders/${order}`)).json<Order>().shippingAddress;

    await shop.as.admin('PUT', `/api/events/${event.id}`, { time: '09:00' });
    await expect.poll(() => read(other.id), { timeout: 15_000 }).toMatch(/ at 9:00 am\)$/);
    expect(await read(id)).toMatch(/ at 6:30 pm\)$/);
  });

  it.each([
    ['lower than the fee', { deliveryCost: 0 }],
    ['of another point', { deliveryCost: 5.54 }],
  ])('decides the fee itself: refuses one %s', async (_what, wrong) => {
    const reply = await place({ ...kumasi, ...wrong });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'total-changed',
      figures: { deliveryCost: 5.55, totalAmount: 185.55 },
    });
  });

  it('has no fee from the amount of free delivery on', async () => {
    const cart = [{ id: shop.listing.id, quantity: 3 }];
    expect((await place({ ...kumasi, cart })).json()).toMatchObject({ figures: { totalAmount: 540 } });
    expect((await place({ ...kumasi, cart, deliveryCost: 0 })).json()).toMatchObject({ totalAmount: 540 });
  });

  it('refuses a place that is not offered, and names the field', async () => {
    const past = await announce({ date: day(-1) });
    const cancelled = await announce({ state: 'cancelled' });
    const deleted = await announce();
    await shop.as.admin('DELETE', `/api/events/${deleted.id}`);
    const ids = [past.id, cancelled.id, deleted.id, crypto.randomUUID(), 'no id'];
    const asked = [
      { ...kumasi, receiveAt: 'Tamale chapter' },
      ...ids.map((receiveAt) => ({ deliveryMethod: 'At an event', receiveAt })),
    ];
    for (const wrong of asked) {
      const reply = await place(wrong);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({
        code: 'conflict',
        error: messages.checkout.placeGone,
        issues: [{ path: 'receiveAt' }],
      });
    }
  });

  it('brings orders to today’s event, and to none where the group does not', async () => {
    const today = await announce({ date: day(0), time: '00:00' });
    const asked = { deliveryMethod: 'At an event', receiveAt: today.id };
    expect((await place(asked)).statusCode).toBe(201);
    await publish({ bringToEvents: false });
    expect((await place(asked)).statusCode).toBe(409);
    await publish();
  });

  it('needs the address of a delivery, also of clients that send no method', async () => {
    const reply = await place({});
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      issues: [{ path: 'shippingAddress', message: 'Address is required' }],
    });
    expect((await place({ deliveryMethod: 'Pick-up' })).json()).toMatchObject({
      issues: [{ path: 'receiveAt' }],
    });
    const delivered = await place({ shippingAddress: address, deliveryCost: 21 });
    expect(delivered.json()).toMatchObject({ deliveryMethod: 'Standard Delivery', shippingAddress: '12•••' });
  });

  it('lists orders by how they are received, and finds those of a place', async () => {
    const list = async (query: string) =>
      (await shop.as.admin('GET', `/api/orders?${query}`))
        .json<Order[]>()
        .map((order) => order.deliveryMethod);
    expect(new Set(await list('deliveryMethod=Pick-up'))).toEqual(new Set(['Pick-up']));
    expect(new Set(await list('deliveryMethod=At%20an%20event'))).toEqual(new Set(['At an event']));
    expect(new Set(await list('searchTerm=assembly'))).toEqual(new Set(['At an event']));
    expect(await list('searchTerm=boundary')).toEqual([]);
  });

  it('writes to the shopper where the order is, not of a rider', async () => {
    const order = (await place(kumasi)).json<Order>();
    await shop.as.admin('PUT', `/api/orders/${order.id}`, { status: 'shipped' });
    const letter = await letterOf(`order-shipped:${order.id}`);
    expect(letter).toContain('YOUR ORDER IS READY FOR PICK-UP');
    expect(letter).toContain('Pick-up point: Kumasi chapter, Adum (Weekdays, 16.30 to 19.00)');
    expect(letter).toContain('Pick-up: GH₵5.55');
    expect(letter).not.toContain('rider');
  });

  it('refuses two pick-up points of one name', async () => {
    const twice = await publish({ pickUpPoints: [point, { ...point, name: 'kumasi Chapter' }] });
    expect(twice.statusCode).toBe(400);
  });
});
