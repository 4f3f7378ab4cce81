import { makeEventInput, makeNewsInput, makeRegistration } from '@year-group/api-types/testing/factories';
import { afterAll, beforeAll, expect } from 'vitest';
import { preparePlaces } from '../support/prepareServer.ts';
import { lettersIn } from '../support/reading.ts';
import { logIn, start } from '../support/server.ts';

export const secret = 'the secret that signs the tokens of the attacked product';
export const address = '12 Boundary Road, East Legon, Accra';
export const apiKey = { 'x-api-key': 'public-registration' };
export const listing = {
  title: 'Polo shirt',
  description: 'Navy',
  price: 180,
  category: 'Apparel',
  condition: 'new',
  imageUrl: 'https://pictures.example.org/a.jpg',
};

/** Who orders. */
export const customer = {
  customerName: 'Ama Owusu',
  customerEmail: 'ama.owusu@example.com',
  customerPhone: '+233241112223',
  shippingAddress: address,
};

/** A reply with its body read. */
export interface Answer {
  status: number;
  headers: globalThis.Headers;
  text: string;
  /** The body as JSON; undefined when it is none. */
  json: Record<string, unknown> | undefined;
}

type Headers = Record<string, string>;
type Send = (method: string, path: string, body?: unknown, headers?: Headers) => Promise<Answer>;

/** A member with their token. */
export interface Person {
  id: string;
  token: string;
}

let asked = 0;

/** Starts the real product without content, with the most detailed log; each call has another client address. */
async function attackedProduct(settings: Record<string, string> & { DATA_DIR: string }) {
  const server = await start({
    SEED: 'none',
    LOG_LEVEL: 'trace',
    TOKEN_SECRET: secret,
    TRUST_PROXY: '1',
    ...settings,
  });

  const send: Send = async (method, path, body, headers = {}) => {
    asked += 1;
    const isReady = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
    const reply = await fetch(`${server.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': `10.${asked >> 8}.${asked & 255}.1`,
        ...(body !== undefined && !isReady && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isReady ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const json = await reply
      .clone()
      .json()
      .catch(() => undefined);
    return { status: reply.status, headers: reply.headers, text: await reply.text(), json };
  };

  const { authorization } = await logIn(server.url);
  const admin: Send = (...[method, path, body, headers]) =>
    send(method, path, body, { authorization, ...headers });
  const register = (fields: object) => send('POST', '/api/members', makeRegistration(fields), apiKey);

  async function create(path: string, body: unknown): Promise<string> {
    const { status, json, text } = await admin('POST', path, body);
    if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
    return String(json?.['id']);
  }

  return {
    ...server,
    send,
    admin,
    adminToken: authorization.slice('Bearer '.length),
    create,
    register,
    /** Uploads a picture, as a browser's form does. */
    upload(bytes: Uint8Array, name = 'a.png'): Promise<Answer> {
      const form = new FormData();
      form.append('image', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), name);
      return admin('POST', '/api/admin/upload-image', form);
    },
    /** Registers somebody and verifies them. */
    async join(name: string): Promise<Person> {
      const email = `${name}@example.org`;
      const { json } = await register({ email, phone: `+23320${1_000_000 + (asked += 1)}` });
      const verified = await send('POST', '/api/auth/verify-member', { email });
      return { id: String(json?.['id']), token: String(verified.json?.['token']) };
    },
    /** Creates one record of each kind. */
    async fill() {
      const news = await create('/api/news', makeNewsInput());
      const event = await create('/api/events', makeEventInput());
      const shop = await create('/api/shop', listing);
      return { news, events: event, shop, orders: String((await order(shop)).json?.['id']) };
    },
    /** The letters that went out. */
    letters: () => lettersIn(settings.DATA_DIR),
    stop: () => server.end('SIGTERM'),
  };
}

type Product = Awaited<ReturnType<typeof attackedProduct>>;

/** The product that the attacks of a file share: starting one takes longer than most of them. */
export const product = {} as Product;

/** Starts the product of a test file with these settings, and stops it after the tests. */
export function prepareProduct(settings: Record<string, string> = {}): void {
  const { makePlace } = preparePlaces();
  beforeAll(async () => {
    Object.assign(product, await attackedProduct({ ...(await makePlace()), ...settings }));
  });
  afterAll(() => product.stop());
}

/** The product still works. */
export const expectReady = async () => expect(await product.status('/readyz')).toBe(200);

/** The header that brings a token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Orders one piece with the delivery cost that the server quotes, and starts the payment. */
export async function order(listingId: string, fields: object = {}): Promise<Answer> {
  const { send } = product;
  const quote = await send('POST', '/api/calculate-delivery', { customerAddress: address });
  const placed = await send('POST', '/api/orders', {
    ...customer,
    deliveryCost: quote.json?.['deliveryCost'],
    cart: [{ id: listingId, quantity: 1 }],
    ...fields,
  });
  const { id, totalAmount } = placed.json ?? {};
  if (id) await send('POST', '/api/pay', { orderId: id, amount: totalAmount });
  return placed;
}

/** All stored records that an attack could have changed, as the administrator sees them. */
export async function snapshot(): Promise<string> {
  const ofAdmin = ['trash', 'officers', 'group', 'runs'].map((list) => `admin/${list}`);
  const lists = ['news', 'events', 'shop', 'orders', 'members?limit=100', ...ofAdmin];
  const replies = await Promise.all(lists.map((list) => product.admin('GET', `/api/${list}`)));
  expect(replies.map(({ status }) => status)).toEqual(lists.map(() => 200));
  // When an officer was last seen changes with each reading.
  return replies.map(({ text }) => text.replaceAll(/"lastSeenAt":"[^"]*"/g, '')).join('\n');
}

/** The path of a call with its parameters filled in. */
export const fillPath = (path: string, id: string): string =>
  path.replace(':id', id).replace(':section', 'giving').replace(':version', '1');
