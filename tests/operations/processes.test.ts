import { makeRegistration } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { freePort } from '../../tools/freePort.ts';
import { drawNoise, uploadPicture } from '../support/pictures.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { titlesAt } from '../support/reading.ts';
import { logIn, start } from '../support/server.ts';
import { toShopper } from '../support/shopper.ts';
import { logInMember, publishNews, register } from '../support/writing.ts';

const { makePlace } = preparePlaces();

it('two processes that start at the same moment share one migration, one content and every write', async () => {
  const settings = await makePlace();
  const servers = await Promise.all([start(settings), start(settings)]);
  const [first, second] = servers;
  expect(await titlesAt(first)).toHaveLength(9);
  expect(await titlesAt(second)).toEqual(await titlesAt(first));

  const headers = await logIn(first.url);
  const rounds = 100;
  let slowestMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [writer, reader] = round % 2 ? [first, second] : [second, first];
    const title = `round ${round}`;
    expect((await publishNews(writer, headers, { title })).status).toBe(201);
    const writtenAt = performance.now();
    expect((await titlesAt(writer))[0]).toBe(title);
    await expect.poll(async () => (await titlesAt(reader))[0], { interval: 10 }).toBe(title);
    slowestMs = Math.max(slowestMs, performance.now() - writtenAt);
  }
  expect(slowestMs).toBeLessThan(1000);
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
});

it('a visit whose every request goes to the other process ends as it should', async () => {
  const ports = [String(await freePort()), String(await freePort())] as const;
  const settings = { ...(await makePlace()), PUBLIC_URL: `http://127.0.0.1:${ports[0]}` };
  const first = await start({ ...settings, PORT: ports[0] });
  const second = await start({ ...settings, PORT: ports[1] });
  const shopper = await toShopper(first.url, second.url);
  const visits = 20;
  await Promise.all(
    Array.from({ length: visits }, async (_, n) => {
      const order = await shopper.order(`visit-${n}`);
      const { checkoutUrl } = await shopper.pay(order);
      const body = new URLSearchParams({ scenario: 'pay' });
      await fetch(checkoutUrl, { method: 'POST', redirect: 'manual', body });
      await expect.poll(async () => (await shopper.look(order)).status, { timeout: 30_000 }).toBe('paid');
    }),
  );

  const member = makeRegistration();
  expect((await register(first, member)).status).toBe(201);
  expect(await first.status('/api/members/me', await logInMember(second, member.email))).toBe(200);

  const headers = await logIn(first.url);
  const { imageUrl = '' } = await uploadPicture(second.url, headers, await drawNoise(300, 200));
  expect((await publishNews(first, headers, { title: 'At both', imageUrl })).status).toBe(201);
  // The first page that a process draws takes longer.
  const page = async () => (await fetch(`${second.url}/news`)).text();
  await expect.poll(page, { timeout: 10_000 }).toContain('At both');
  expect(await first.status(imageUrl)).toBe(200);
  for (const server of [first, second]) expect(await server.end('SIGTERM')).toBe(0);
});

it('finishes the requests that are under way when it is told to stop', async () => {
  const settings = { ...(await makePlace()), SEED: 'none' };
  const server = await start(settings);
  const headers = await logIn(server.url);
  const titles = Array.from({ length: 60 }, (_, n) => `under way ${n}`);
  const sending = titles.map((title) =>
    publishNews(server, headers, { title }).then(
      ({ status }) => ({ title, status }),
      () => ({ title, status: 0 }),
    ),
  );
  await Promise.race(sending);
  const ended = server.end('SIGTERM');
  const replies = await Promise.all(sending);
  expect(await ended).toBe(0);
  const again = await start(settings);
  const stored = new Set(await titlesAt(again));
  const acknowledged = replies.filter(({ status }) => status === 201);
  expect(stored).toEqual(new Set(acknowledged.map(({ title }) => title)));
  expect(replies.filter(({ status }) => status !== 201 && status !== 0)).toEqual([]);
  await again.end('SIGTERM');
});
