import type { Event } from '@year-group/api-types/content/event';
import type { Dashboard } from '@year-group/api-types/system/dashboard';
import { makeEventInput } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { dateFromToday, publishEvent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

const change = async (id: string, body: object): Promise<Event> =>
  (await api.as.admin('PUT', `/api/events/${id}`, body)).json();
const calendar = async (path: string) => (await api.as.visitor('GET', path)).body.replaceAll('\r\n ', '');

it('says nothing of the state of an event that takes place as announced', async () => {
  const event = await publishEvent(api);
  expect(event).not.toHaveProperty('state');
  expect(event).not.toHaveProperty('movedFrom');
  const file = await calendar(`/events/${event.id}.ics`);
  expect(file).toContain('SEQUENCE:0');
  expect(file).toContain('STATUS:CONFIRMED');
});

it('keeps when a moved event was to be at first, until it is planned again', async () => {
  const { id, startsAt } = await publishEvent(api, { date: '2030-12-19', time: '18:30' });
  const moved = await change(id, { state: 'moved', date: '2030-12-20' });
  expect(moved).toMatchObject({ state: 'moved', movedFrom: startsAt, startsAt: '2030-12-20T18:30:00.000Z' });
  expect(await change(id, { date: '2030-12-22' })).toMatchObject({ movedFrom: startsAt });
  const planned = await change(id, { state: 'planned' });
  expect(planned).not.toHaveProperty('state');
  expect(planned).not.toHaveProperty('movedFrom');
});

it('moves only the place where the time stays, and no event by a correction', async () => {
  const { id } = await publishEvent(api);
  expect(await change(id, { time: '07:05' })).not.toHaveProperty('movedFrom');
  const moved = await change(id, { state: 'moved', location: 'Kumasi' });
  expect(moved).toMatchObject({ state: 'moved', location: 'Kumasi' });
  expect(moved).not.toHaveProperty('movedFrom');
});

it('marks the event as cancelled in the file and the subscription, for calendars that saved it', async () => {
  const { id, title } = await publishEvent(api, { title: 'Carols' });
  await change(id, { state: 'cancelled' });
  for (const path of [`/events/${id}.ics`, '/events.ics']) {
    const file = await calendar(path);
    const entry = file.split('BEGIN:VEVENT').find((each) => each.includes(`UID:${id}`)) ?? '';
    expect(entry).toContain('STATUS:CANCELLED');
    expect(entry).toContain('SEQUENCE:1');
    expect(entry).toContain(`SUMMARY:Cancelled: ${title}`);
  }
  await change(id, { state: 'moved', date: '2031-01-02' });
  const file = await calendar(`/events/${id}.ics`);
  expect(file).toContain('SEQUENCE:2');
  expect(file).toContain('SUMMARY:Moved: Carols');
});

it('leaves an event and its revision as they are when nothing is given', async () => {
  const { id } = await publishEvent(api);
  await change(id, {});
  expect(await calendar(`/events/${id}.ics`)).toContain('SEQUENCE:0');
});

it('refuses another state', async () => {
  const reply = await api.as.admin('POST', '/api/events', { ...makeEventInput(), state: 'postponed' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ issues: [{ path: 'state' }] });
});

it('does not show a cancelled event as the next one on the dashboard', async () => {
  const { id } = await publishEvent(api, { date: dateFromToday(0), title: 'Today' });
  const next = async () =>
    (await api.as.admin('GET', '/api/admin/dashboard')).json<Dashboard>().today.nextEvent;
  expect(await next()).toMatchObject({ id });
  await change(id, { state: 'cancelled' });
  expect((await next())?.id).not.toBe(id);
});

it('keeps the state of an event through the trash', async () => {
  const { id } = await publishEvent(api, { date: '2030-05-01' });
  const before = await change(id, { state: 'moved', date: '2030-05-02' });
  await api.as.admin('DELETE', `/api/events/${id}`);
  await api.as.admin('POST', '/api/admin/trash/restore', { ids: [id] });
  expect((await api.as.visitor('GET', `/api/events/${id}`)).json()).toEqual(before);
});
