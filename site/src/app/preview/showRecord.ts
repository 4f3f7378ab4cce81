import type { PreviewDrafts, RecordKind } from '@year-group/api-types/preview';
import { cleanRichText } from '#lib/richText.ts';
import { eventsApi } from '#store/api/eventsApi.ts';
import { listingsApi } from '#store/api/listingsApi.ts';
import { newsApi } from '#store/api/newsApi.ts';
import type { AppStore } from '#store/makeStore.ts';

/** The addresses of these previews have no id, so that their pages read a record without one. */
const arg = '';

const shown: {
  [Kind in RecordKind]: (store: AppStore, draft: PreviewDrafts[Kind]) => unknown;
} = {
  news: async ({ dispatch }, item) => {
    const value = { ...item, content: await cleanRichText(item.content) };
    dispatch(newsApi.util.upsertQueryEntries([{ endpointName: 'getNewsItem', arg, value }]));
  },
  events: async ({ dispatch }, event) => {
    const value = { ...event, description: await cleanRichText(event.description) };
    dispatch(eventsApi.util.upsertQueryEntries([{ endpointName: 'getEvent', arg, value }]));
  },
  listings: ({ dispatch }, value) =>
    dispatch(listingsApi.util.upsertQueryEntries([{ endpointName: 'getListing', arg, value }])),
};

/** Whether it is a preview of one record, rather than of a section of the group's own. */
export const isRecord = (kind: keyof PreviewDrafts): kind is RecordKind => kind in shown;

/** Puts the draft of a record where its page reads the published one. */
export function showRecord<Kind extends RecordKind>(
  store: AppStore,
  kind: Kind,
  draft: PreviewDrafts[Kind],
): void {
  void shown[kind](store, draft);
}
