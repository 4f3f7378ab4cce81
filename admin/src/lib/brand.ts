import type { Colours } from '@year-group/api-types/group/colours';
import { allParts, type Parts } from '@year-group/api-types/group/groupParts';
import type { PanelBrand } from '@year-group/api-types/group/panelBrand';
import { referenceColours } from '@year-group/ui-kit/tokens/muiTheme.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** Where the panel runs without its server's start page, as in development. */
const unnamed: PanelBrand = {
  name: 'Your year group',
  shortName: 'Your year group',
  houses: { label: 'House', names: [] },
  parts: allParts,
  paysByHand: false,
};

/** What a start page of the panel says about the group. */
function brandIn(page: Document): PanelBrand {
  const json = page.getElementById('brand')?.textContent;
  return json ? (JSON.parse(json) as PanelBrand) : unnamed;
}

let current = brandIn(document);
const watchers = new Set<() => void>();

const currentBrand = (): PanelBrand => current;

/** The colours in use, for styles that are not of the theme. */
export const currentColours = (): Colours => current.colours ?? referenceColours;

/** The parts that the group has. */
export const currentParts = (): Parts => current.parts;

/** The names, houses, colours and crest of the group. */
export function useBrand(): PanelBrand {
  return useSyncExternalStore(watch, currentBrand);
}

function watch(onChange: () => void) {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Reads all of it again, after one of them was published. */
export async function refreshBrand(): Promise<void> {
  // Without an answer, the next start of the panel shows the change.
  const reply = await fetch('/admin/', { cache: 'no-cache' }).catch(() => undefined);
  if (!reply?.ok) return;
  current = brandIn(new DOMParser().parseFromString(await reply.text(), 'text/html'));
  for (const onChange of watchers) onChange();
}

/** Sets the document's title. */
export function usePageTitle(title: string): void {
  const { shortName } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${shortName}`;
  }, [title, shortName]);
}
