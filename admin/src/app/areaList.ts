/** The areas of the panel in order, each with its path. */
export const areaList = [
  { label: 'Dashboard', path: '' },
  { label: 'Registrations', path: '/members' },
  { label: 'Content', path: '/news' },
  { label: 'Events', path: '/events' },
  { label: 'Shop', path: '/shop' },
  { label: 'Orders', path: '/orders' },
  { label: 'Settings', path: '/settings' },
] as const;

type Area = (typeof areaList)[number];
export type AreaPath = Area['path'];

/** The area that a page belongs to; the dashboard for one that belongs to none. */
export const areaOf = (page: string): Area =>
  areaList.find(({ path }) => path !== '' && `${page}/`.startsWith(`${path}/`)) ?? areaList[0];
