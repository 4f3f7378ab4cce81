import { randomUUID } from 'node:crypto';
import { endpoints } from '@year-group/api-types/endpoints';
import { makeNewsInput, makeRegistration } from '@year-group/api-types/testing/factories';
import { drawNoise, uploadPicture } from '../../support/pictures.ts';
import { logIn } from '../../support/server.ts';
import { toShopper } from '../../support/shopper.ts';
import { findAddresses } from '../shared/addresses.ts';

/** Sends one request; throws when the reply is a refusal or a failure. */
export type Ask = (method: string, path: string, body?: unknown, headers?: object) => Promise<Response>;

/** What one kind of person does repeatedly. */
type Round = (n: number) => Promise<void>;

/** The kinds of people who use the product, what each does, and how many there are. */
export async function invitePeople(
  url: string,
  ask: Ask,
): Promise<Record<string, { people: number; pauseMs: number; round: Round }>> {
  const { api, pages, items } = await findAddresses(url);
  const readable = [...Object.values(api), ...Object.values(pages), ...Object.values(items)];
  const searches = ['/api/news?searchTerm=hall', '/api/events?searchTerm=dinner', '/api/shop?search=mug'];
  const shopper = await toShopper(url);
  let headers = await logIn(url);

  return {
    readers: {
      people: 4,
      pauseMs: 20,
      async round(n) {
        for (const path of readable) await ask('GET', path);
        await ask('GET', searches[n % searches.length] ?? '/');
      },
    },
    members: {
      people: 2,
      pauseMs: 100,
      async round() {
        const email = `${randomUUID()}@example.com`;
        const phone = `+2332${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
        const registration = makeRegistration({ email, phone });
        await ask('POST', '/api/members', registration, { 'x-api-key': 'public-registration' });
        const verified = await ask('POST', '/api/auth/verify-member', { email });
        const member = { authorization: `Bearer ${(await verified.json()).token}` };
        await ask('GET', '/api/members/me', undefined, member);
        for (const term of ['kwame', 'me', email.slice(0, 6)])
          await ask('GET', `/api/members?searchTerm=${term}`, undefined, member);
        await ask('GET', '/api/members/facets', undefined, member);
      },
    },
    shoppers: {
      people: 2,
      pauseMs: 100,
      async round() {
        const order = await shopper.order(randomUUID());
        const { checkoutUrl } = await shopper.pay(order);
        await ask('POST', new URL(checkoutUrl).pathname, new URLSearchParams({ scenario: 'pay' }));
        for (let left = 100; (await shopper.look(order)).status !== 'paid'; left -= 1)
          if (left === 0) throw new Error('A payment was not settled.');
      },
    },
    administrator: {
      people: 1,
      pauseMs: 200,
      async round(n) {
        if (n % 50 === 49) headers = await logIn(url);
        const picture = await uploadPicture(url, headers, await drawNoise(400, 300));
        const input = makeNewsInput({ title: `Soak ${n}`, imageUrl: picture.imageUrl ?? '' });
        const published = await ask('POST', '/api/news', input, headers);
        const { id } = endpoints.createNewsItem.reply.parse(await published.json());
        await ask('PUT', `/api/news/${id}`, { title: `Soak ${n} again` }, headers);
        for (const path of [
          'admin/dashboard',
          'orders?limit=20',
          'admin/health',
          'admin/actions',
          'members?limit=50',
        ])
          await ask('GET', `/api/${path}`, undefined, headers);
        await ask('DELETE', `/api/news/${id}`, undefined, headers);
      },
    },
  };
}
