import type { Listing } from '@year-group/api-types/listing';
import { messages } from '@year-group/api-types/messages';
import { formatCedis } from '@year-group/api-types/money';
import type { ListTexts } from '#components/lists/listTexts.ts';

/** Texts of the list of listings. */
export const listingTexts: ListTexts<Listing> = {
  title: 'Shop',
  searchLabel: 'Search listings',
  emptyText: messages.listings.empty,
  failedText: messages.listings.fetchFailed,
  moreLabel: 'Load More Listings',
  one: 'listing',
  many: 'listings',
  describe: ({ title, category, price }) => ({ title, detail: `${category}, ${formatCedis(price)}` }),
  deleted: messages.listings.deleted,
  deleteFailed: messages.listings.deleteFailed,
  batchDeleted: messages.listings.batchDeleted,
  batchFailed: messages.listings.batchFailed,
};
