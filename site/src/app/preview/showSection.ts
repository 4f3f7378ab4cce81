import type { GroupSection, GroupShell } from '@year-group/api-types/group';
import type { PreviewDrafts } from '@year-group/api-types/preview';
import { groupApi } from '#store/api/groupApi.ts';
import { groupPartsApi, shopTermsOf } from '#store/api/groupPartsApi.ts';
import type { AppStore } from '#store/makeStore.ts';
import { groupRead, selectGroup } from '#store/siteSlice.ts';

type Drafts = Pick<PreviewDrafts, GroupSection>;

/** What a section gives to every page. */
const shellOf: { [Section in GroupSection]?: (draft: Drafts[Section]) => Partial<GroupShell> } = {
  identity: (identity) => ({ identity }),
  look: ({ crest, hero }) => ({ crest, hero }),
  contact: (contact) => ({ contact }),
  houses: ({ label, names }) => ({ houses: { label, names: names.map(({ name }) => name) } }),
};

/** Puts the draft of a section where the pages read what is published. */
export function showSection<Section extends GroupSection>(
  { dispatch, getState }: AppStore,
  section: Section,
  draft: Drafts[Section],
): void {
  dispatch(groupApi.util.upsertQueryEntries([{ endpointName: 'getSection', arg: section, value: draft }]));
  if (section === 'shop') {
    const value = shopTermsOf(draft as Drafts['shop']);
    dispatch(
      groupPartsApi.util.upsertQueryEntries([{ endpointName: 'getShopTerms', arg: undefined, value }]),
    );
  }
  const shell = shellOf[section]?.(draft);
  if (shell) dispatch(groupRead({ ...selectGroup(getState()), ...shell }));
}
