import type { GroupPart, Parts } from '@year-group/api-types/group/groupParts';
import { type Right, rights, sectionRights } from '@year-group/api-types/officers/rights';

/** What it takes to read the records of a resource, and to change them; undefined for everybody. */
const resources: Record<string, { read?: Right; change: Right; deleteMany?: Right }> = {
  members: { read: 'members.read', change: 'members.change', deleteMany: 'members.deleteMany' },
  news: { change: 'content.change', deleteMany: 'content.deleteMany' },
  events: { change: 'content.change', deleteMany: 'content.deleteMany' },
  shop: { change: 'listings.change' },
  orders: { read: 'orders.read', change: 'orders.change' },
  runs: { read: 'orders.read', change: 'listings.change' },
  officers: { read: 'officers.read', change: 'officers.change' },
  trash: { read: 'trash.read', change: 'trash.restore' },
  actions: { read: 'log.read', change: 'log.read' },
};

const isRight = (name: string): name is Right => Object.hasOwn(rights, name);

/**
 * The right that an action takes: `payments` and `refund` are the right of that name; react-admin's
 * own actions read or change the records of a resource. Undefined for what every officer may do.
 */
export function rightOf(resource: string, action: string): Right | undefined {
  const name = `${resource}.${action}`;
  if (isRight(name)) return name;
  if (name === 'trash.delete') return 'trash.empty';
  const needed = resources[resource];
  if (action === 'deleteMany') return needed?.deleteMany ?? needed?.change;
  return action === 'list' || action === 'show' ? needed?.read : needed?.change;
}

/** The right needed to open a page that shows no resource, and all below it. Every officer may open other pages. */
const pageRights: Record<string, Right> = {
  '/setup': 'group.edit',
  '/settings/handover': 'handover.lead',
  '/settings/officers': 'officers.read',
  ...Object.fromEntries(
    Object.entries(sectionRights).map(([section, right]) => [`/settings/group/${section}`, right]),
  ),
};

/** The pages of a resource on which its records are changed. */
const changing = ['create', 'edit', 'import', 'pack', 'answers'];

/** The pages of parts that a group may have switched off. */
const pageParts: Record<string, GroupPart> = {
  '/events': 'events',
  '/shop': 'shop',
  '/orders': 'shop',
  '/settings/group/shop': 'shop',
  '/settings/group/giving': 'giving',
  '/settings/group/alumni': 'alumni',
};

const isBelow = (path: string, page: string): boolean => `${path}/`.startsWith(`${page}/`);

/** Whether a page is there: one of a part that is off is not. */
export const isPageOn = (parts: Parts, path: string): boolean =>
  Object.entries(pageParts).every(([page, part]) => parts[part] || !isBelow(path, page));

/** The rights needed to open the page at a path within the panel, such as `/members/import`. */
export function rightsOfPage(path: string): Right[] {
  const [, resource = '', page = ''] = path.split('/');
  // News is edited in a dialog over its list.
  const isForm = changing.includes(page) || (resource === 'news' && path.endsWith('/show'));
  const ofPages = Object.entries(pageRights).filter(([start]) => isBelow(path, start));
  return [
    rightOf(resource, 'list'),
    isForm ? rightOf(resource, 'edit') : undefined,
    ...ofPages.map(([, right]) => right),
  ].filter((right) => right !== undefined);
}
