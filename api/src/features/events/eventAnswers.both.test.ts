import { randomUUID } from 'node:crypto';
import type { EventAnswerInput, EventAnswers } from '@year-group/api-types/content/eventAnswer';
import { messages } from '@year-group/api-types/messages';
import { makeEventInput } from '@year-group/api-types/testing/factories';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eventAnswers, events } from '#platform/db/schema.ts';
import { dateFromToday, publishEvent } from '#testing/content.ts';
import { startTestApp, useTestApp } from '#testing/testApp.ts';
import { sweepAnswers } from './eventAnswerService.ts';

const api = useTestApp();

const upcoming = () => publishEvent(api, { date: dateFromToday(7) });
const put = (id: string, body: Partial<EventAnswerInput>) =>
  api.as.visitor('PUT', `/api/event-answers/${id}`, { name: 'Ama Owusu', coming: true, ...body });
async function answer(eventId: string, body: Partial<EventAnswerInput> = {}): Promise<string> {
  const id = randomUUID();
  const reply = await put(id, { eventId, ...body });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return id;
}
const comingOf = async (id: string) => (await api.as.visitor('GET', `/api/events/${id}`)).json().coming;
const answersOf = async (id: string): Promise<EventAnswers> =>
  (await api.as.admin('GET', `/api/events/${id}/answers`)).json();
const stored = (eventId: string) => api.services.db.$count(eventAnswers, eq(eventAnswers.eventId, eventId));

it('counts who comes with those they bring, in the public event at once', async () => {
  const { id } = await upcoming();
  expect((await api.as.visitor('GET', `/api/events/${id}`)).json()).not.toHaveProperty('coming');
  await answer(id, { guests: 2 });
  expect(await comingOf(id)).toBe(3);
  await answer(id);
  await answer(id, { coming: false, guests: 5 });
  expect(await comingOf(id)).toBe(4);
});

it('shows officers the names in order, and visitors and members none', async () => {
  const event = await upcoming();
  const kofi = await answer(event.id, { name: ' kofi Mensah ', coming: false, guests: 5 });
  await answer(event.id, { name: 'Ama Owusu', guests: 1 });
  const found = await answersOf(event.id);
  expect(found).toMatchObject({ event: { id: event.id, title: event.title }, coming: 2, notComing: 1 });
  expect(found.answers).toEqual([
    { name: 'Ama Owusu', coming: true, guests: 1, contact: '', answeredAt: expect.any(String) },
    { name: 'kofi Mensah', coming: false, guests: 0, contact: '', answeredAt: expect.any(String) },
  ]);
  expect(JSON.stringify(found)).not.toContain(kofi);
  const path = `/api/events/${event.id}/answers`;
  expect((await api.as.visitor('GET', path)).statusCode).toBe(401);
  expect((await api.as.member('GET', path)).statusCode).toBe(403);
});

it('changes an answer by its id and takes it back, and a repeated request counts once', async () => {
  const { id: eventId } = await upcoming();
  const id = await answer(eventId, { guests: 4 });
  expect((await put(id, { eventId, guests: 4 })).json()).toEqual({ coming: 5 });
  expect((await put(id, { eventId, coming: false })).json()).toEqual({ coming: 0 });
  expect(await answersOf(eventId)).toMatchObject({ coming: 0, notComing: 1 });
  const takeBack = () => api.as.visitor('DELETE', `/api/event-answers/${id}`);
  expect((await takeBack()).json()).toEqual({ deleted: 1 });
  expect((await takeBack()).json()).toEqual({ deleted: 0 });
  expect(await stored(eventId)).toBe(0);
});

it('does not move an answer to another event', async () => {
  const [one, other] = [await upcoming(), await upcoming()];
  const id = await answer(one.id);
  const reply = await put(id, { eventId: other.id });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: 'key-reused', message: messages.events.answerKnown });
  expect([await comingOf(one.id), await comingOf(other.id)]).toEqual([1, undefined]);
});

it.each([
  ['name', { name: '  ' }],
  ['name', { name: 'x'.repeat(101) }],
  ['guests', { guests: 6 }],
  ['guests', { guests: -1 }],
  ['guests', { guests: 1.5 }],
])('refuses a wrong %s', async (path, body) => {
  const { id: eventId } = await upcoming();
  const reply = await put(randomUUID(), { eventId, ...body });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ issues: [{ path }] });
  expect(await stored(eventId)).toBe(0);
});

it('takes no answer once the event has started, was cancelled or is deleted, but gives it back', async () => {
  const started = await publishEvent(api, { date: dateFromToday(0), time: '00:00' });
  const cancelled = await upcoming();
  const id = await answer(cancelled.id);
  await api.as.admin('PUT', `/api/events/${cancelled.id}`, { state: 'cancelled' });
  for (const eventId of [started.id, cancelled.id]) {
    const reply = await put(randomUUID(), { eventId });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'too-late', message: messages.events.answersClosed });
  }
  await api.as.admin('DELETE', `/api/events/${cancelled.id}`);
  expect((await put(randomUUID(), { eventId: cancelled.id })).statusCode).toBe(404);
  expect((await put(randomUUID(), { eventId: randomUUID() })).statusCode).toBe(404);
  expect((await api.as.visitor('DELETE', `/api/event-answers/${id}`)).json()).toEqual({ deleted: 1 });
});

it('keeps the answers of an event in the trash, and deletes them with it', async () => {
  const { id } = await upcoming();
  await answer(id);
  await api.as.admin('DELETE', `/api/events/${id}`);
  await sweepAnswers(api.services.db);
  await api.as.admin('POST', '/api/admin/trash/restore', { ids: [id] });
  expect(await comingOf(id)).toBe(1);
  await api.as.admin('DELETE', `/api/events/${id}`);
  await api.as.admin('DELETE', '/api/admin/trash', { ids: [id] });
  expect(await stored(id)).toBe(0);
});

it('deletes the answers thirty days after the event at the latest, also in the trash', async () => {
  const [recent, old, trashed] = [await upcoming(), await upcoming(), await upcoming()];
  for (const { id } of [recent, old, trashed]) await answer(id);
  const move = (id: string, days: number) =>
    api.services.db
      .update(events)
      .set({ startsAt: sql`now() - make_interval(hours => ${24 * days})` })
      .where(eq(events.id, id));
  await move(recent.id, 28);
  // The job runs once a day: left until the next time, it would be too late.
  await move(old.id, 29.5);
  await move(trashed.id, 31);
  await api.as.admin('DELETE', `/api/events/${trashed.id}`);
  expect(await comingOf(old.id)).toBe(1);
  await sweepAnswers(api.services.db);
  await expect.poll(() => comingOf(old.id)).toBeUndefined();
  expect([await stored(recent.id), await stored(old.id), await stored(trashed.id)]).toEqual([1, 0, 0]);
});

it('limits answers by address while RATE_LIMITS is on', async () => {
  const limited = await startTestApp({ rateLimits: 'on' });
  try {
    const reply = await limited.as.admin('POST', '/api/events', makeEventInput({ date: dateFromToday(7) }));
    const body = { eventId: reply.json().id, name: 'Robot', coming: true };
    const statuses = [];
    for (let n = 0; n <= 60; n += 1)
      statuses.push((await limited.as.visitor('PUT', `/api/event-answers/${randomUUID()}`, body)).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
  } finally {
    await limited.close();
  }
});
