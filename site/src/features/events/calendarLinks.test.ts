import { makeEvent } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { calendarLinksOf, mapLinkOf } from './calendarLinks.ts';

const event = makeEvent({ title: 'Dinner & dance', location: 'Legon, Accra' });
const links = calendarLinksOf(event, 'https://example.com/events/1');
const query = (label: string) => new URL(links.find((link) => link.label === label)?.href ?? '').searchParams;

it('gives Google the time in Accra and a duration of two hours', () => {
  expect(query('Google Calendar').get('dates')).toBe('20261219T183000Z/20261219T203000Z');
  expect(query('Google Calendar').get('text')).toBe('Dinner & dance');
});

it('gives Outlook the same', () => {
  expect(query('Outlook').get('startdt')).toBe('2026-12-19T18:30:00.000Z');
  expect(query('Outlook').get('location')).toBe('Legon, Accra');
});

it('offers the calendar file of the event', () => {
  expect(links[0]?.href).toBe(`/events/${event.id}.ics`);
});

it('searches the map for the place', () => {
  expect(new URL(mapLinkOf('Legon, Accra')).searchParams.get('query')).toBe('Legon, Accra');
});
