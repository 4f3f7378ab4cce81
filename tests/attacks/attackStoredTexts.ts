import { randomUUID } from 'node:crypto';
import { registrationSchema } from '@year-group/api-types/members/member';
import { byField, type MemberFieldName, memberFieldNames } from '@year-group/api-types/members/memberFields';
import { makeEventInput, makeNewsInput } from '@year-group/api-types/testing/factories';
import { XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { xssPayloads } from './payloads.ts';
import { type Answer, bearer, listing, order, product } from './product.ts';

/** Puts markup that runs scripts into every stored text, and checks every reply that shows it. */
export function attackStoredTexts(): void {
  const stored: { pages: string[]; feeds: string[] } = { pages: [], feeds: [] };

  describe.each(xssPayloads)('%s', (payload) => {
    const short = payload.slice(0, 60);
    const bodyOf = async (reply: Promise<Answer>) => {
      const { status, json } = await reply;
      expect(status).toBeLessThan(500);
      return json;
    };
    const add = (path: string, fields: object) => bodyOf(product.admin('POST', path, fields));

    it('is stored as a text, or cleaned, or refused', async () => {
      const rich = `<p>Read</p>${payload}`;
      const titled = { title: payload, category: short };
      const news = await add('/api/news', makeNewsInput({ ...titled, content: rich }));
      expect(news).toMatchObject({ title: payload.trim() });
      expectClean(String(news?.['content']), 'content of news');
      const described = { location: payload, date: '2099-01-01', description: rich };
      const event = await add('/api/events', makeEventInput({ ...titled, ...described }));
      expectClean(String(event?.['description']), 'description of an event');
      const answer = { eventId: idOf(event), name: short, coming: true };
      await bodyOf(product.send('PUT', `/api/event-answers/${randomUUID()}`, answer));
      const offered = await add('/api/shop', { ...listing, title: payload, description: payload });
      const refused = await add('/api/news', makeNewsInput({ imageUrl: payload }));
      expect(refused).toMatchObject({ code: 'validation-failed' });
      const customer = { customerName: payload, customerPhone: payload.slice(0, 40) };
      const placed = await bodyOf(order(idOf(offered), customer));
      const unique = xssPayloads.indexOf(payload);
      // Every text that takes it; e-mail, phone and house take none.
      const takes = (name: MemberFieldName, text: string) =>
        registrationSchema.shape[name].safeParse(text).success;
      // The server takes only houses of the group.
      const texts = memberFieldNames.filter((name) => name !== 'houseAtPresec' && takes(name, short));
      expect(texts).toEqual(expect.arrayContaining(['fullName', 'currentOccupation', 'location', 'message']));
      const fields = byField(texts, (name) => (takes(name, payload) ? payload : short));
      const person = { email: `x${unique}@example.org`, phone: `+23324${1_000_000 + unique}` };
      const member = await bodyOf(product.register({ ...fields, ...person }));
      expect(member).toMatchObject({ fullName: payload.trim() });
      stored.pages.push(`/news/${idOf(news)}`, `/events/${idOf(event)}`, `/shop/${idOf(offered)}`);
      stored.pages.push(`/payment-status?orderId=${idOf(placed)}`);
      stored.feeds.push(`/events/${idOf(event)}.ics`);
    });
  });

  const encoded = xssPayloads.map(encodeURIComponent);
  const statuses = encoded.map((text) => `/payment-status?orderId=${text}&status=${text}`);
  const echoing = [...statuses, ...encoded.flatMap((text) => [`/member-login?next=${text}`, `/${text}`])];
  const script = '%22%3E%3Cscript%3Eattacked()%3C/script%3E';
  const lists = ['/', '/news', '/news?tab=events', '/shop', `/shop?category=${script}`];

  it.each([
    ['that lists it', () => lists],
    ['of its own', () => stored.pages],
    ['that is asked for with it', () => echoing],
  ])('runs on no page %s', async (_what, paths) => {
    for (const path of paths()) {
      const { status, text, headers } = await product.send('GET', path);
      expect(status, path).toBeLessThan(500);
      expectHarmless(text, path);
      const scripts = [...text.matchAll(/<script(?![^>]*type="application\/(ld\+)?json")[^>]*>/g)];
      // The starter, and it alone.
      expect(scripts.length, path).toBeLessThanOrEqual(1);
      expect(headers.get('content-security-policy'), path).not.toMatch(/script-src[^;]*unsafe/);
    }
  });

  it('leaves what it writes as data on a page readable, and closes no tag', async () => {
    expect(stored.pages).toHaveLength(4 * xssPayloads.length);
    for (const path of stored.pages) {
      const { status, text } = await product.send('GET', path);
      expect(status, path).toBe(200);
      const data = /<script[^>]*type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g;
      for (const [, json = ''] of text.matchAll(data)) expect(() => JSON.parse(json), path).not.toThrow();
    }
  });

  it('does not break the feeds, the calendars or the sitemap', async () => {
    for (const path of ['/news.atom', '/sitemap.xml']) {
      const { text, headers } = await product.send('GET', path);
      expect(XMLValidator.validate(text), path).toBe(true);
      expect(headers.get('content-type'), path).toContain('xml');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
    for (const path of ['/events.ics', ...stored.feeds]) {
      const { text } = await product.send('GET', path);
      expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents().length, path).toBeGreaterThan(0);
    }
  });

  it('sits in replies that no browser takes for a page', async () => {
    for (const path of ['news', 'events', 'shop', 'orders', 'admin/members/download', 'members?limit=100']) {
      const { headers, status } = await product.admin('GET', `/api/${path}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('application/json');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('goes into letters as text, and adds no header, recipient or part', async () => {
    const injected = 'Ama\r\nBcc: victim@evil.example\r\n\r\n<script>attacked()</script>';
    const member = { fullName: injected, email: 'bcc@example.org', phone: '+233249999999' };
    expect((await product.register(member)).status).toBe(201);
    const count = () => product.letters().length;
    await expect.poll(count, { timeout: 40_000 }).toBeGreaterThan(2 * xssPayloads.length);
    for (const letter of product.letters()) {
      const [head = ''] = letter.split('\r\n\r\n');
      const [, ...html] = letter.split('Content-Type: text/html');
      expect(head).not.toMatch(/^bcc:/im);
      expect(head).not.toContain('evil.example');
      expect(html).toHaveLength(1);
      expectHarmless(unfold(html.join('')), head);
    }
  });

  it('gives members no text that they may not read', async () => {
    const person = await product.join('assigner');
    const change = (fields: object) =>
      product.send('PUT', `/api/members/${person.id}`, fields, bearer(person.token));
    const given = { id: '01890000-0000-7000-8000-000000000001', registeredAt: '2000-01-01T00:00:00Z' };
    const extra = { ...given, role: 'President' };
    const mass = { email: 'mass@example.org', phone: '+233248888888', ...extra, isAdmin: true };
    const registered = await product.register(mass);
    expect(registered.json).not.toMatchObject({ id: extra.id });
    expect(registered.json?.['role'] ?? '').not.toBe('President');
    expect((await change(extra)).status).toBe(403);
    const others = await change({ ...given, isAdmin: true, nameKey: 'a' });
    expect(others.json).toMatchObject({ id: person.id });
    expect(others.json?.['registeredAt']).not.toContain('2000');
    const shirt = await product.create('/api/shop', listing);
    const cart = [{ id: shirt, quantity: 1, price: 0.01, title: 'Free' }];
    const wrong = { status: 'paid', paymentState: 'succeeded', needsReview: false };
    const cheap = await order(shirt, { cart, ...wrong });
    const items = [{ price: 180, title: 'Polo shirt' }];
    expect(cheap.json).toMatchObject({ status: 'pending', paymentState: null, items });
  });
}

/** Tags with their attributes as a browser reads them: text within quotes is no tag. */
const tag = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;
const attribute = /([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;

/** What a page, feed or letter has that would run `attacked` or lead elsewhere. */
function runningParts(text: string): string[] {
  const scripts = [...text.matchAll(/<script[^>]*>[^<]*attacked/gi)].map(([all]) => all);
  const tags = [...text.matchAll(tag)].filter(([, name = '', attributes = '']) => {
    if (name.toLowerCase() === 'base') return true;
    return [...attributes.matchAll(attribute)].some(([, key = '', double = '', single = '', bare = '']) => {
      const value = `${double}${single}${bare}`.replace(/[\s\0]/g, '');
      const isAddress = /^(href|src|srcdoc|action|formaction|data|xlink:href)$/i.test(key);
      return /^(on|http-equiv)/i.test(key) || (isAddress && /^(javascript|vbscript|data:text)/i.test(value));
    });
  });
  return [...scripts, ...tags.map(([all]) => all)];
}

function expectHarmless(text: string, what: string): void {
  // Data that no browser runs; that it cannot end its tag is looked at apart.
  const shown = text.replace(/<script type="application\/(ld\+)?json"[^>]*>[^<]*<\/script>/g, '');
  expect(runningParts(shown), what).toEqual([]);
}

/** What can be said of rich text as the API hands it out: nothing but the editor's own tags. */
function expectClean(html: string, what: string): void {
  const allowed = /^(p|br|strong|em|ul|ol|li|a|h[1-6]|blockquote|u|s|code|pre|span|hr)$/i;
  const harmless = /^\s*\/?\s*$|^ href="(https?:|mailto:|tel:|\/(?!\/))[^"]*"$/i;
  const foreign = [...html.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi)]
    .filter(([, name = '', attributes = '']) => !allowed.test(name) || !harmless.test(attributes))
    .map(([tag]) => tag);
  expect(foreign, what).toEqual([]);
}

const idOf = (json: Record<string, unknown> | undefined): string => String(json?.['id']);

/** A letter's body without the line breaks of its encoding. */
const unfold = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
