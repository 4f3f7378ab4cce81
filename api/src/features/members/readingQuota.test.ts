import { profilesPerDay } from '@year-group/api-types/common/limits';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminActions, members, rateLimits } from '#platform/db/schema.ts';
import { callAs, registerMember } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';

const crowd = 200;
const api = useTestApp({ rateLimits: 'on' });
beforeAll(async () => {
  await api.services.db.insert(members).values(
    Array.from({ length: crowd }, (_, index) => ({
      id: `01890000-0000-7000-8000-0000001${String(index).padStart(5, '0')}`,
      fullName: `Crowd ${index}`,
      email: `crowd.${index}@example.org`,
      phone: `+23327${String(index).padStart(7, '0')}`,
    })),
  );
});
beforeEach(async () => {
  await api.services.db.delete(rateLimits);
});

const warningsOf = async (id: string) =>
  (await api.services.db.select().from(adminActions)).filter(
    ({ action, target }) => action === 'member-warning' && target === `members/${id}`,
  );
/** Reads the whole directory page by page; resolves to the last reply. */
async function readAll(as: Awaited<ReturnType<typeof callAs>>, limit: number) {
  for (let page = 1; ; page += 1) {
    const reply = await as('GET', `/api/members?page=${page}&limit=${limit}`);
    if (reply.statusCode !== 200 || reply.json().members.length < limit) return reply;
  }
}

it('lets a member read a directory of two hundred several times a day, including each profile', async () => {
  const { id } = await registerMember(api);
  const as = await callAs(api, id);
  for (let each = 0; each < 4; each += 1) expect((await readAll(as, 30)).statusCode).toBe(200);
  for (let each = 0; each < 100; each += 1) {
    const path = `/api/members/01890000-0000-7000-8000-0000001${String(each).padStart(5, '0')}`;
    expect((await as('GET', path)).statusCode).toBe(200);
  }
  expect(await warningsOf(id)).toEqual([]);
});

it("stops scraping across a member's sessions, says when to continue, and notifies the administrator once", async () => {
  const { id } = await registerMember(api);
  const [phone, laptop] = [await callAs(api, id), await callAs(api, id)];
  let read = 0;
  let refused: Awaited<ReturnType<typeof phone>> | undefined;
  for (let each = 0; each < 200 && !refused; each += 1) {
    const reply = await (each % 2 ? phone : laptop)('GET', `/api/members?page=${1 + (each % 2)}&limit=100`);
    if (reply.statusCode === 200) read += reply.json().members.length;
    else refused = reply;
  }
  expect(read).toBeLessThanOrEqual(profilesPerDay + 100);
  expect(read).toBeGreaterThan(profilesPerDay - 200);
  expect(refused?.statusCode).toBe(429);
  expect(refused?.json().message).toBe(
    'You have read as many profiles as one day allows. You can go on in 24 hours.',
  );
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  for (const as of [phone, laptop]) {
    const path = '/api/members/01890000-0000-7000-8000-000000100000';
    expect((await as('GET', path)).statusCode).toBe(429);
    expect((await as('GET', `/api/members/${id}`)).statusCode).toBe(200);
    expect((await as('GET', '/api/members/me')).statusCode).toBe(200);
  }
  expect(await warningsOf(id)).toMatchObject([
    { detail: expect.stringMatching(/^Read 15\d\d profiles in a day$/) },
  ]);
  expect((await api.as.member('GET', '/api/members?limit=100')).statusCode).toBe(200);
  expect((await api.as.admin('GET', '/api/members?limit=100')).statusCode).toBe(200);
});
