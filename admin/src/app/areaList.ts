/** The areas of the panel in their order, each with its place below the panel's address. */
export const areaList = [
  { label: 'Dashboard', path: '' },
  { label: 'Registrations', path: '/members' },
  { label: 'Content', path: '/news' },
  { label: 'Events', path: '/events' },
  { label: 'Shop', path: '/shop' },
  { label: 'Orders', path: '/orders' },
  { label: 'Settings', path: '/settings' },
] as const;
