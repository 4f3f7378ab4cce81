import { randomUUID } from 'node:crypto';
import type { EventAnswerInput, EventAnswers } from '@year-group/api-types/content/eventAnswer';
import { messages } from '@year-group/api-types/messages';
import { like, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mails } from '#platform/db/schema.ts';
import { readLetter } from '#testing/codes.ts';
import { dateFromToday, publishEvent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

const announce = () => publishEvent(api, { title: 'Carols', date: dateFromToday(7), time: '18:30' });
const answer = (eventId: string, body: Partial<EventAnswerInput>, id = randomUUID()) =>
  api.as.visitor('PUT', `/api/event-answers/${id}`, { eventId, name: 'Ama', coming: true, ...body });
const change = (id: string, body: object) => api.as.admin('PUT', `/api/events/${id}`, body);
const contactsOf = async (id: string) =>
  (await api.as.admin('GET', `/api/events/${id}/answers`))
    .json<EventAnswers>()
    .answers.map(({ contact }) => contact);
const recipientsOf = async (id: string) =>
  (
    await api.services.db
      .select()
      .from(mails)
      .where(like(mails.occasion, `event-cancelled:${id}.%`))
  )
    .map(({ recipient }) => recipient)
    .toSorted();

it('keeps how to reach those who come, and shows it to officers alone', async () => {
  const { id } = await announce();
  const own = randomUUID();
  for (const contact of ['024 123 4567', ' ama@example.org ', ''])
    expect((await answer(id, { contact }, contact ? undefined : own)).statusCode).toBe(200);
  expect((await contactsOf(id)).toSorted()).toEqual(['', '+233241234567', 'ama@example.org']);
  const page = await api.as.visitor('GET', `/api/events/${id}`);
  expect(page.body + (await answer(id, { contact: 'b@example.org' }, own)).body).not.toContain(
    '@example.org',
  );
  await answer(id, { coming: false, contact: 'b@example.org' }, own);
  expect(await contactsOf(id)).not.toContain('b@example.org');
});

it.each(['ama', 'ama@example', '12'])('refuses %j as a contact', async (contact) => {
  const reply = await answer((await announce()).id, { contact });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    issues: [{ path: 'contact', message: messages.events.contactInvalid }],
  });
});

it('writes one letter to each address when the event is cancelled, however often that is sent', async () => {
  const { id } = await announce();
  const contacts = ['ama@example.org', 'AMA@example.org', 'kofi@example.org', '+233241234567', ''];
  for (const contact of contacts) await answer(id, { contact });
  await answer(id, { coming: false, contact: 'no@example.org' });
  await change(id, { title: 'Carols at school' });
  expect(await recipientsOf(id)).toEqual([]);
  await Promise.all([change(id, { state: 'cancelled' }), change(id, { state: 'cancelled' })]);
  await change(id, { state: 'cancelled' });
  expect(await recipientsOf(id)).toEqual(['ama@example.org', 'kofi@example.org']);
  await change(id, { state: 'planned' });
  await change(id, { state: 'cancelled' });
  expect(await recipientsOf(id)).toHaveLength(4);
  const letter = await readLetter(api, `event-cancelled:${id}.2:kofi@example.org`);
  expect(letter).toContain('Subject: Cancelled: Carols at school');
});

it('leaves nothing of the addresses in the outbox once the letters were tried', async () => {
  const { id } = await announce();
  await answer(id, { contact: 'ama@example.org' });
  await change(id, { state: 'cancelled' });
  const isKept = sql`${mails.occasion} like ${`event-cancelled:${id}.%`} and ${mails.expiresAt} is null`;
  expect(await api.services.db.$count(mails, isKept)).toBe(0);
});

it('writes to nobody about an event that is over', async () => {
  const { id } = await announce();
  await answer(id, { contact: 'ama@example.org' });
  await change(id, { date: dateFromToday(-1) });
  await change(id, { state: 'cancelled' });
  expect(await recipientsOf(id)).toEqual([]);
});

it('counts in the list of events who comes', async () => {
  const { id } = await announce();
  const listed = async () =>
    (await api.as.visitor('GET', '/api/events')).json<{ id: string }[]>().find((event) => event.id === id);
  expect(await listed()).not.toHaveProperty('coming');
  await answer(id, { guests: 2 });
  await answer(id, { coming: false });
  expect(await listed()).toMatchObject({ coming: 3 });
});
