import type { PreviewDrafts, PreviewMessage, RecordKind } from '@year-group/api-types/content/preview';
import type { GroupSection, GroupShell } from '@year-group/api-types/group/group';
import { cleanRichText } from '#lib/richText.ts';
import { eventsApi } from '#store/api/eventsApi.ts';
import { groupApi } from '#store/api/groupApi.ts';
import { listingsApi } from '#store/api/listingsApi.ts';
import { newsApi } from '#store/api/newsApi.ts';
import type { AppStore } from '#store/makeStore.ts';
import { groupRead, selectGroup } from '#store/siteSlice.ts';

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
function showRecord<Kind extends RecordKind>(store: AppStore, kind: Kind, draft: PreviewDrafts[Kind]): void {
  void shown[kind](store, draft);
}

type Drafts = Pick<PreviewDrafts, GroupSection>;

/** What a section gives to every page. */
const shellOf: { [Section in GroupSection]?: (draft: Drafts[Section]) => Partial<GroupShell> } = {
  parts: (parts) => ({ parts }),
  identity: (identity) => ({ identity }),
  look: ({ crest, hero }) => ({ crest, hero }),
  contact: (contact) => ({ contact }),
  houses: ({ label, names }) => ({ houses: { label, names: names.map(({ name }) => name) } }),
};

/** Puts the draft of a section where the pages read what is published. */
function showSection<Section extends GroupSection>(
  { dispatch, getState }: AppStore,
  section: Section,
  draft: Drafts[Section],
): void {
  dispatch(groupApi.util.upsertQueryEntries([{ endpointName: 'getSection', arg: section, value: draft }]));
  const shell = shellOf[section]?.(draft);
  if (shell) dispatch(groupRead({ ...selectGroup(getState()), ...shell }));
}

/** Puts a draft of the panel where the pages read what is published. */
export function showDraft(
  { preview, draft }: Pick<PreviewMessage, 'preview' | 'draft'>,
  store: AppStore,
): void {
  if (isRecord(preview)) showRecord(store, preview, draft as PreviewDrafts[typeof preview]);
  else showSection(store, preview, draft as PreviewDrafts[typeof preview]);
}
