import { type Right, sectionRights } from '@year-group/api-types/officers/rights';

/** The right needed to open a page and all below it. Every officer may open other pages. */
const pageRights: Record<string, Right> = {
  '/members': 'members.read',
  '/members/create': 'members.change',
  '/members/edit': 'members.change',
  '/members/import': 'members.change',
  '/news/create': 'content.change',
  '/events/create': 'content.change',
  '/events/edit': 'content.change',
  '/shop/create': 'listings.change',
  '/shop/edit': 'listings.change',
  '/orders': 'orders.read',
  '/orders/pack': 'orders.change',
  '/settings/handover': 'handover.lead',
  '/trash': 'trash.read',
  '/setup': 'group.edit',
  ...Object.fromEntries(
    Object.entries(sectionRights).map(([section, right]) => [`/settings/group/${section}`, right]),
  ),
  '/settings/officers': 'officers.read',
};

/** The rights needed to open the page at a path within the panel, such as `/members/import`. */
export const rightsOfPage = (path: string): Right[] =>
  Object.entries(pageRights)
    .filter(([page]) => `${path}/`.startsWith(`${page}/`))
    .map(([, right]) => right);
