import { type Right, rights } from '@year-group/api-types/officers/rights';

/** What it takes to read the records of a resource, and to change them; undefined for everybody. */
const resources: Record<string, { read?: Right; change: Right; deleteMany?: Right }> = {
  members: { read: 'members.read', change: 'members.change', deleteMany: 'members.deleteMany' },
  news: { change: 'content.change', deleteMany: 'content.deleteMany' },
  events: { change: 'content.change', deleteMany: 'content.deleteMany' },
  shop: { change: 'listings.change' },
  orders: { read: 'orders.read', change: 'orders.change' },
  runs: { read: 'orders.read', change: 'orders.change' },
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
