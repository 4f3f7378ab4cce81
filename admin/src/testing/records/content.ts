import { makeEvent, makeListing, makeNewsItem } from '@year-group/api-types/testing/factories';
import { mug, shirt } from './pictures.ts';

export const newsItems = [
  makeNewsItem({
    title: 'The library at Akro House opens with 1,200 books',
    category: 'Projects',
    content:
      '<p>The shelves were empty in March. On Saturday the year group handed over <strong>1,200 books</strong>.</p>',
    imageUrl: '/uploads/library-refurbished-1600x1067-7e5e51.webp',
    createdAt: '2026-11-20T09:30:00.000Z',
  }),
  makeNewsItem({
    title: 'The London chapter meets in Peckham',
    category: 'Chapters',
    imageUrl: '/uploads/london-chapter-1600x1067-5c465f.webp',
    createdAt: '2026-11-04T18:00:00.000Z',
  }),
  makeNewsItem({
    title: 'How the bursary works, and how to put a name forward',
    category: 'Welfare',
    imageUrl: '/uploads/scholarship-fund-1600x1067-8b6b5f.webp',
    createdAt: '2026-10-12T08:15:00.000Z',
  }),
] as const;

export const events = [
  makeEvent({ imageUrl: '/uploads/homecoming-dinner-1600x1067-534955.webp', coming: 23 }),
  makeEvent({
    title: 'Career morning with the Form Threes',
    category: 'Mentoring',
    date: '2026-12-05',
    time: '09:00',
    imageUrl: '/uploads/career-day-1600x1067-756563.webp',
  }),
  makeEvent({
    title: 'Founders’ walk to the old chapel',
    date: '2026-12-12',
    time: '06:30',
    state: 'moved',
    imageUrl: '/uploads/founders-day-service-1600x1067-8a786d.webp',
  }),
  makeEvent({
    title: 'Football: 2015 against 2014',
    category: 'Sport',
    date: '2026-11-28',
    time: '15:00',
    state: 'cancelled',
    imageUrl: '/uploads/football-cup-1600x1067-755153.webp',
  }),
] as const;
/** The last of them. */
export const eventCancelled = events[3];

export const listings = [
  makeListing({ imageUrl: shirt }),
  makeListing({
    title: 'Enamel mug with the crest',
    category: 'Souvenirs',
    price: 45,
    imageUrl: mug,
    stock: 3,
  }),
  makeListing({
    title: 'Power bank, 20,000 mAh, engraved with your house',
    category: 'Electronics',
    price: 1250,
    imageUrl: '/uploads/power-bank-1-1200x1200-967165.webp',
    stock: 0,
    options: [{ kind: 'text', name: 'House engraved', maxLength: 20, surcharge: 0 }],
  }),
] as const;
