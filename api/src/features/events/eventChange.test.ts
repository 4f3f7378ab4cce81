import { makeEventInput } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { publishEvent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

it('changes only the time of an event', async () => {
  const before = await publishEvent(api, { date: '2026-12-19', time: '18:30' });
  const after = (await api.as.admin('PUT', `/api/events/${before.id}`, { time: '07:05' })).json();
  expect(after).toEqual({ ...before, time: '07:05', startsAt: '2026-12-19T07:05:00.000Z' });
});

it('changes only the date of an event', async () => {
  const before = await publishEvent(api, { date: '2026-12-19', time: '18:30' });
  const after = (await api.as.admin('PUT', `/api/events/${before.id}`, { date: '2027-02-28' })).json();
  expect(after).toEqual({ ...before, date: '2027-02-28', startsAt: '2027-02-28T18:30:00.000Z' });
});

it('leaves date and time unchanged when another field changes', async () => {
  const before = await publishEvent(api, { date: '2026-12-19', time: '18:30' });
  const after = (await api.as.admin('PUT', `/api/events/${before.id}`, { location: 'Kumasi' })).json();
  expect(after).toEqual({ ...before, location: 'Kumasi' });
});

it('counts each of several changes at the same moment, so that calendars take the last one', async () => {
  const { id } = await publishEvent(api);
  const places = Array.from({ length: 8 }, (_, index) => `Hall ${index}`);
  await Promise.all(places.map((location) => api.as.admin('PUT', `/api/events/${id}`, { location })));
  expect((await api.as.visitor('GET', `/events/${id}.ics`)).body).toContain('SEQUENCE:8\r\n');
});

it.each(['2026-02-30', '2026-2-3', '19.12.2026', '0000-01-01', '2026-12-19T18:30', '', '12026-01-01'])(
  'refuses %j as a date',
  async (date) => {
    const reply = await api.as.admin('POST', '/api/events', makeEventInput({ date }));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'validation-failed', issues: [{ path: 'date' }] });
  },
);

it.each(['24:00', '6:30', '18:60', '6:30 PM', '18:30:00', ''])('refuses %j as a time', async (time) => {
  const reply = await api.as.admin('POST', '/api/events', makeEventInput({ time }));
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ issues: [{ path: 'time' }] });
});
