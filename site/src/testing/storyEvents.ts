import { makeEvent } from '@year-group/api-types/testing/factories';
import { ok } from './replies.ts';
import { galleryPicture } from './storyGroup.ts';

const alumni = '/uploads/alumni-1600x1000-675858.webp';

const body = `<p>An evening on the school lawn, with the old house songs and the new accounts. Bring one photograph of
yourself in uniform; the best of them goes on the cover of the yearbook.</p>
<p>Tickets are GH₵350 for one and GH₵600 for two. Emmanuel Nii Armah Tetteh-Quaye keeps the list.</p>`;

/** Upcoming events, soonest first. */
export const upcomingEvents = [
  makeEvent({
    title: 'Homecoming football: 2015 against 2014',
    category: 'Sports',
    description: '<p>Boots optional, hamstrings at your own risk. Children play at half time.</p>',
    imageUrl: galleryPicture('football'),
    date: '2026-11-28',
    time: '15:30',
    location: 'School park, Legon',
  }),
  makeEvent({
    title: 'Homecoming dinner',
    description: body,
    imageUrl: galleryPicture('reunion'),
    location: 'Assembly Hall, Legon, Accra',
  }),
  makeEvent({
    title: 'Career morning with the Form Threes',
    category: 'Mentoring',
    description: '<p>Twelve professions, twelve tables, forty minutes each.</p>',
    imageUrl: galleryPicture('assembly'),
    date: '2027-01-23',
    time: '09:00',
    location: 'Assembly hall',
  }),
  makeEvent({
    title: 'Annual general meeting, with elections and jollof',
    category: 'Meeting',
    description: '<p>Accounts, elections, jollof. Members abroad join by video from seven.</p>',
    imageUrl: alumni,
    date: '2027-02-27',
    time: '18:00',
    location: 'Alisa Hotel, North Ridge, Accra',
  }),
] as const;

/** Past events, the latest first. */
export const pastEvents = [
  makeEvent({
    title: 'Inter-houses final, played again',
    category: 'Sports',
    description: '<p>Riis won once more; Labone disputes it once more.</p>',
    imageUrl: galleryPicture('football'),
    date: '2026-08-15',
    time: '14:00',
    location: 'School park, Legon',
  }),
  makeEvent({
    title: 'Ten years of us: the thanksgiving service',
    category: 'Reunion',
    description: '<p>The chapel was full to the steps.</p>',
    imageUrl: galleryPicture('graduation'),
    date: '2026-07-12',
    time: '10:00',
    location: 'Chapel, Legon',
  }),
] as const;

/** An event with its full text. */
export const dinner = upcomingEvents[1];

/** The reads of events: for the home page, for related events, and all of them. */
export const eventReads = {
  '/api/events?limit=3': ok(upcomingEvents.slice(0, 3)),
  '/api/events?limit=4': ok(upcomingEvents),
  '/api/events': ok([...upcomingEvents, ...pastEvents]),
};
