import type { Event } from '@year-group/api-types/content/event';
import { makeEventInput } from '@year-group/api-types/testing/factories';
import { beforeEach, expect, it } from 'vitest';
import { dateFromToday, publishEvent, removeContent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(() => removeContent(api));

const get = (query = '') => api.as.visitor('GET', `/api/events${query}`);
const titles = async (query = '') => (await get(query)).json<Event[]>().map(({ title }) => title);

it('shows upcoming events soonest first, then past ones latest first', async () => {
  const days = { 'next year': 400, yesterday: -1, tomorrow: 1, 'long ago': -900, 'in a week': 7 };
  for (const [title, offset] of Object.entries(days))
    await publishEvent(api, { title, date: dateFromToday(offset) });
  expect(await titles()).toEqual(['tomorrow', 'in a week', 'next year', 'yesterday', 'long ago']);
});

it('counts an event as upcoming until its day is over', async () => {
  await publishEvent(api, { title: 'tomorrow', date: dateFromToday(1), time: '00:00' });
  await publishEvent(api, { title: 'yesterday', date: dateFromToday(-1), time: '23:59' });
  await publishEvent(api, { title: 'first minute of today', date: dateFromToday(0), time: '00:00' });
  expect(await titles()).toEqual(['first minute of today', 'tomorrow', 'yesterday']);
});

it('keeps the calendar order across pages', async () => {
  for (const [title, offset] of [
    ['past', -5],
    ['later', 9],
    ['soon', 2],
  ] as const)
    await publishEvent(api, { title, date: dateFromToday(offset) });
  expect([
    await titles('?page=1&limit=1'),
    await titles('?page=2&limit=1'),
    await titles('?page=3&limit=1'),
  ]).toEqual([['soon'], ['later'], ['past']]);
});

it('sorts by date on request', async () => {
  for (const offset of [3, -3, 1])
    await publishEvent(api, { title: `${offset}`, date: dateFromToday(offset) });
  expect(await titles('?sort=date:asc')).toEqual(['-3', '1', '3']);
});

it('shows only upcoming or only past events on request, with their total', async () => {
  for (const offset of [0, 3, -1, -3])
    await publishEvent(api, { title: `${offset}`, date: dateFromToday(offset), time: '00:00' });
  expect(await titles('?when=upcoming')).toEqual(['0', '3']);
  expect(await titles('?when=past')).toEqual(['-1', '-3']);
  expect((await get('?when=past&page=1&limit=1')).headers['content-range']).toBe('events 0-0/2');
  expect((await get('?when=soon')).statusCode).toBe(400);
});

it('sends the range and the total in Content-Range whenever a page is requested', async () => {
  for (let n = 0; n < 7; n += 1) await publishEvent(api);
  const range = async (query: string) => (await get(query)).headers['content-range'];
  expect(await range('?page=1&limit=5')).toBe('events 0-4/7');
  expect(await range('?page=2&limit=5')).toBe('events 5-6/7');
  expect(await range('?page=3&limit=5')).toBe('events */7');
  expect(await range('?page=1')).toBe('events 0-6/7');
  expect(await range('')).toBeUndefined();
  expect(await range('?limit=3')).toBeUndefined();
});

it('finds events by location', async () => {
  await publishEvent(api, { title: 'here', location: 'Assembly Hall, Legon' });
  await publishEvent(api, { title: 'there', location: 'Southwark, London' });
  expect(await titles('?searchTerm=legon')).toEqual(['here']);
  expect(await titles('?location=london')).toEqual(['there']);
});

it('replies with exactly the fields of the contract, the instant being that of Accra', async () => {
  const event = await publishEvent(api, { date: '2026-12-19', time: '18:30' });
  expect(event).toEqual({
    ...makeEventInput({ date: '2026-12-19', time: '18:30' }),
    id: expect.any(String),
    startsAt: '2026-12-19T18:30:00.000Z',
    createdAt: expect.any(String),
  });
  expect((await get()).json()).toEqual([event]);
  expect((await get(`/${event.id}`)).json()).toEqual(event);
});
