import { trashDays } from '@year-group/api-types/common/limits';
import type { TrashKind } from '@year-group/api-types/common/lists';
import type { TrashEntry } from '@year-group/api-types/content/trash';
import type { ListTexts } from '#components/lists/listTexts.ts';

/** Labels of the kinds of deleted records, by area. */
export const kindLabels: Record<TrashKind, string> = {
  members: 'Member',
  news: 'News item',
  events: 'Event',
  shop: 'Listing',
};

/** Texts of the trash. */
export const trashTexts: ListTexts<TrashEntry> = {
  title: 'Trash',
  searchLabel: 'Search the trash',
  emptyText: `The trash is empty. What you delete stays in the trash for ${trashDays} days.`,
  failedText: 'The trash could not be read.',
  moreLabel: 'Load More',
  one: 'deleted record',
  many: 'deleted records',
  describe: ({ kind, title, detail }) => ({
    title,
    detail: [kindLabels[kind], detail].filter(Boolean).join(', '),
  }),
};
