import type { Colours } from '@year-group/api-types/group/colours';
import type { GroupReply } from '@year-group/api-types/group/group';
import { allParts, type Parts } from '@year-group/api-types/group/groupParts';
import { referenceColours } from '@year-group/ui-kit/tokens/muiTheme.ts';
import { useEffect, useSyncExternalStore } from 'react';

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

/** The group as it was last read is in this browser, so that the panel opens in its colours, without a connection too. */
const storageKey = 'group';
const stored = localStorage.getItem(storageKey);

let current = stored ? (JSON.parse(stored) as Brand) : unnamed;
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
  // Without an answer, what was read before stays.
  const reply = await fetch('/api/group', { cache: 'no-cache' }).catch(() => undefined);
  if (!reply?.ok) return;
  const { identity, houses, parts, paysByHand, crest, colours } = (await reply.json()) as GroupReply;
  const { name, shortName } = identity;
  current = { name, shortName, houses, parts, paysByHand, crest, colours: colours ?? referenceColours };
  localStorage.setItem(storageKey, JSON.stringify(current));
  for (const onChange of watchers) onChange();
}

/** Resolves once the group is known, from an earlier start or from the server. */
export async function startBrand(): Promise<void> {
  const reading = refreshBrand();
  if (!stored) await reading;
}

/** Sets the document's title. */
export function usePageTitle(title: string): void {
  const { shortName } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${shortName}`;
  }, [title, shortName]);
}
