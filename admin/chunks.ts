/* Which files the scripts of the panel are cut into. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** The charts are from the same vendor, but load only with the dashboard. */
const material = /node_modules[\\/]@(emotion|mui[\\/](?!x-))/;
/** Parts of MUI that load only with pages that need them. Any other adds to every first load. */
const onSomePages =
  /@mui[\\/]material[\\/](?:esm[\\/])?(?:Avatar|Backdrop|Card\w*|Checkbox|Chip|Collapse|Dialog\w*|FilledInput|Form(?:ControlLabel|Group)|Input|LinearProgress|List\w*|Menu\w*|Modal|Popover|Radio\w*|Select|Stack|Switch|Table\w*|TextField|ToggleButton\w*|Toolbar|Unstable_TrapFocus|internal)[\\/]/;

type Group = Rolldown.CodeSplittingGroup;
type Modules = Rolldown.ChunkingContext;

/** A module of ours and what it imports, without what it fetches later. */
function reach(file: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (!found.has(file) && !file.includes('node_modules')) {
    found.add(file);
    for (const id of modules.getModuleInfo(file)?.importedIds ?? []) reach(id, modules, found);
  }
  return found;
}

const inSources = (file: string) => join(import.meta.dirname, 'src', file);

export const layout = 'app/AdminLayout.tsx';
/** The page that an area opens with. */
export const areas = {
  '': 'resources/dashboard/DashboardPage.tsx',
  members: 'resources/members/MemberList.tsx',
  news: 'resources/news/NewsList.tsx',
  events: 'resources/events/EventList.tsx',
  shop: 'resources/shop/ListingList.tsx',
  orders: 'resources/orders/OrderList.tsx',
  settings: 'resources/settings/SettingsPage.tsx',
};
const pages = [layout, ...Object.values(areas)];
const uses = new Map<string, number>();

/** How many of them need a module of ours that the login does not need. */
function usesOf(id: string, modules: Modules): number {
  const needOf = (page: string) => reach(inSources(page), modules);
  if (uses.size === 0) {
    for (const need of pages.flatMap((page) => [...needOf(page)])) uses.set(need, (uses.get(need) ?? 0) + 1);
    for (const need of needOf('app/login/LoginPage.tsx')) uses.delete(need);
  }
  return uses.get(id) ?? 0;
}

/** What lists need of the packages. */
const ofLists =
  /node_modules[\\/](?:inflection|@tanstack|ra-core[\\/]dist[\\/](?!form|util)|@mui[\\/]material[\\/]esm[\\/](?:Checkbox|internal)[\\/])/;

/**
 * Dependencies by how often they change, so that a new version of one leaves the others in the
 * browser's cache; then what pages share.
 */
export const groups: Group[] = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
  },
  { name: 'material', test: (id: string) => material.test(id) && !onSomePages.test(id) },
  { name: 'start', tags: ['$initial'] },
  {
    name: (id, modules) => (usesOf(id, modules) > 1 ? 'frame' : null),
    // They would bring what the login needs too.
    includeDependenciesRecursively: false,
  },
  { name: 'lists', test: ofLists, minShareCount: 6 },
];

/** The scripts that a page needs beside those that the start page names. */
export function scriptsOf(
  page: string,
  bundle: Rolldown.OutputBundle,
  html: string,
  found = new Set<string>(),
) {
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || html.includes(name) || found.has(name)) return;
    found.add(name);
    file.imports.forEach(add);
  };
  const isOf = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId === inSources(page);
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && isOf(file)) add(file.fileName);
  return found;
}
