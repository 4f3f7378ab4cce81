import { makeAction, makeTrashEntry } from '@year-group/api-types/testing/adminFactories';
import { newsItems } from './content.ts';

export const trash = [
  makeTrashEntry({
    title: 'The London chapter meets in Peckham',
    detail: 'Chapters, November 4, 2026',
    deletedAt: '2026-11-22T18:20:00.000Z',
    restorableUntil: '2026-12-22T18:20:00.000Z',
  }),
  makeTrashEntry({
    kind: 'members',
    title: 'Kwabena Testman',
    detail: 'test@example.com',
    deletedAt: '2026-11-20T09:00:00.000Z',
    restorableUntil: '2026-12-20T09:00:00.000Z',
  }),
  makeTrashEntry({
    kind: 'shop',
    title: 'Umbrella with the crest',
    detail: 'GH₵120.00',
    deletedAt: '2026-11-02T15:10:00.000Z',
    restorableUntil: '2026-12-02T15:10:00.000Z',
  }),
] as const;

export const actions = [
  makeAction({ detail: newsItems[0].title, createdAt: '2026-11-20T09:30:00.000Z' }),
  makeAction({
    action: 'delete',
    target: `members/${trash[1].id}`,
    subject: { name: trash[1].title, isInTrash: true },
    createdAt: '2026-11-20T09:00:00.000Z',
  }),
];
