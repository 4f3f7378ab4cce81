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
