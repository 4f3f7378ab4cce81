import type { Colours } from '@year-group/api-types/group/colours';
import type { GroupReply } from '@year-group/api-types/group/group';
import { allParts } from '@year-group/api-types/group/groupParts';
import { referenceColours } from '@year-group/ui-kit/tokens/muiTheme.ts';
import { useSyncExternalStore } from 'react';
import { panelStore } from '#lib/draft.ts';
import { plainProvider } from './providers.ts';

/** What the panel shows of the group. */
type Brand = Pick<GroupReply, 'houses' | 'parts' | 'paysByHand' | 'crest'> &
  Pick<GroupReply['identity'], 'name' | 'shortName'> & { colours: Colours };

/** Until the group was read for the first time. */
const unnamed: Brand = {
  name: 'Your year group',
  shortName: 'Your year group',
  houses: { label: 'House', names: [] },
  parts: allParts,
  paysByHand: false,
  colours: referenceColours,
  crest: null,
};

/** Where the group is kept in this browser as it was last read, so that the panel opens in its colours, without a connection too. */
const storeKey = 'group';
const stored = panelStore.getItem<Partial<Brand>>(storeKey);

/** What an earlier version of the panel did not store is as for a group that was never read. */
let current: Brand = { ...unnamed, ...stored };

// Another tab may read a newer one.
panelStore.subscribe(storeKey, (read?: Partial<Brand>) => {
  current = { ...unnamed, ...read };
});

/** The group as it was read last. */
const currentBrand = (): Brand => current;

const watch = (onChange: () => void) => panelStore.subscribe(storeKey, onChange);

/** The names, houses, colours and crest of the group. */
export const useBrand = (): Brand => useSyncExternalStore(watch, currentBrand);

/** Reads the group, at the start and after a part of it was published. */
export async function refreshBrand(): Promise<void> {
  try {
    const { identity, colours, ...group } = await plainProvider.call('GET /api/group');
    const { name, shortName } = identity;
    current = { ...group, name, shortName, colours: colours ?? referenceColours };
    panelStore.setItem(storeKey, current);
  } catch {
    // Without an answer what was read before stays. When the browser's storage is full, nothing is stored.
  }
}

/** How long the first start in a browser waits for the group's name and colours. */
const waitMs = 3000;

/** Reads the group. The first time in this browser, resolves when it is known or `waitMs` are over, else at once. */
export async function startBrand(): Promise<void> {
  const reading = refreshBrand();
  if (!stored) await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, waitMs))]);
}
