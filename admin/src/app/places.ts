import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useLocation } from 'react-router-dom';

const { size, space } = tokens;

/** Inline padding of everything that spans the window, so that header, areas and page align. */
export const pageEdge = `max(${space.gutter}, (100% - ${size.page}) / 2)`;

/** The areas of the panel in order, each with its path. */
export const areaList = [
  { label: 'Dashboard', path: '' },
  { label: 'Registrations', path: '/members' },
  { label: 'Content', path: '/news' },
  { label: 'Events', path: '/events' },
  { label: 'Shop', path: '/shop' },
  { label: 'Orders', path: '/orders' },
  { label: 'Settings', path: '/settings' },
];

/** The path of the area that a page belongs to; the dashboard's for one that belongs to none. */
export const areaOf = (page: string): string =>
  areaList.find(({ path }) => path !== '' && `${page}/`.startsWith(`${path}/`))?.path ?? '';

/** The path of the current page within the panel, such as `/news`; empty for the dashboard. */
export const usePanelPath = (): string => useLocation().pathname.replace(/\/$/, '').slice('/admin'.length);
