import type { Colours } from '@year-group/api-types/group/colours';
import type { GroupReply } from '@year-group/api-types/group/group';
import { allParts, type Parts } from '@year-group/api-types/group/groupParts';
import { referenceColours } from '@year-group/ui-kit/tokens/muiTheme.ts';
import { useEffect, useSyncExternalStore } from 'react';
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
const watchers = new Set<() => void>();

const currentBrand = (): Brand => current;

/** The colours in use, for styles that are not of the theme. */
export const currentColours = (): Colours => current.colours;

/** The parts that the group has. */
export const currentParts = (): Parts => current.parts;

/** The names, houses, colours and crest of the group. */
export function useBrand(): Brand {
  return useSyncExternalStore(watch, currentBrand);
}

function watch(onChange: () => void) {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Reads the group, at the start and after a part of it was published. */
export async function refreshBrand(): Promise<void> {
  try {
    const { identity, colours, ...group } = await plainProvider.call('GET /api/group');
    const { name, shortName } = identity;
    current = { ...group, name, shortName, colours: colours ?? referenceColours };
    for (const onChange of watchers) onChange();
    panelStore.setItem(storeKey, current);
  } catch {
    // Without an answer what was read before stays, and a full browser stores nothing: the next start asks again.
  }
}

/** How long the first start in a browser waits for the group's name and colours. */
const waitMs = 3000;

/** Reads the group. The first time in this browser, resolves when it is known or `waitMs` are over, else at once. */
export async function startBrand(): Promise<void> {
  const reading = refreshBrand();
  if (!stored) await Promise.race([reading, new Promise((wake) => setTimeout(wake, waitMs))]);
}

/** Sets the document's title. */
export function usePageTitle(title: string): void {
  const { shortName } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${shortName}`;
  }, [title, shortName]);
}
