import ContentIcon from '@mui/icons-material/ArticleOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import MembersIcon from '@mui/icons-material/PeopleOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import { BottomNavigation, BottomNavigationAction, Box, Menu, MenuItem } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { Link } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useIsOffered } from '#providers/account.ts';
import { DownloadMembers } from '#resources/members/DownloadMembers.tsx';
import { pageEdge, usePanelPath } from './panelPath.ts';

const { layer, size, text, weight } = tokens;

/** The areas of the panel in order, each with its path. Those of every day have an icon. */
const areas = [
  { label: 'Dashboard', path: '/', icon: <DashboardIcon /> },
  { label: 'Registrations', path: '/members', icon: <MembersIcon /> },
  { label: 'Content', path: '/news', icon: <ContentIcon /> },
  { label: 'Events', path: '/events' },
  { label: 'Shop', path: '/shop' },
  { label: 'Orders', path: '/orders', icon: <OrdersIcon /> },
  { label: 'Settings', path: '/settings' },
];

/** Those in the bar of a phone; its menu has the rest. */
const phoneAreas = areas.filter(({ icon }) => icon);

/** The other areas, and pages outside the areas that are opened often. */
const others = [
  ...areas.filter(({ icon }) => !icon),
  { label: 'Import Members', path: '/members/import' },
  { label: 'Trash', path: '/trash' },
  { label: 'My account', path: '/settings/account' },
  { label: 'Handbook', path: '/settings/handbook' },
  { label: 'Website health', path: '/health' },
];

/** The path of the area that a page belongs to; undefined for one that belongs to none, such as the trash. */
const areaOf = (page: string) => areas.find(({ path }) => `${page}/`.startsWith(`${path}/`))?.path;

/** The panel's areas, as far as the officer may open them. The current one is marked. */
export function Areas() {
  const current = areaOf(usePanelPath());
  const isOffered = useIsOffered();
  return (
    <Box component="nav" aria-label="Areas" sx={strip}>
      {areas
        .filter(({ path }) => isOffered(path))
        .map(({ label, path }) => (
          <Link
            key={label}
            to={path}
            underline="none"
            aria-current={path === current ? 'page' : undefined}
            sx={area}
          >
            {label}
          </Link>
        ))}
    </Box>
  );
}

/** The areas on a phone, under the thumb: the four of every day; the rest and the download in a menu. */
export function PhoneBar() {
  const here = usePanelPath();
  const isOffered = useIsOffered();
  /** The button whose menu is open. */
  const [more, setMore] = useState<HTMLElement | null>(null);
  const current = phoneAreas.find(({ path }) => path === areaOf(here))?.path ?? 'more';
  return (
    <>
      <BottomNavigation component="nav" aria-label="Areas" showLabels value={current} sx={bar}>
        {phoneAreas
          .filter(({ path }) => isOffered(path))
          .map(({ path, ...look }) => (
            <BottomNavigationAction
              key={path}
              {...look}
              component={RouterLink}
              to={path}
              value={path}
              aria-current={path === current ? 'page' : undefined}
            />
          ))}
        <BottomNavigationAction
          label="More"
          value="more"
          icon={<MoreIcon />}
          aria-haspopup="menu"
          aria-expanded={Boolean(more)}
          onClick={({ currentTarget }) => setMore(currentTarget)}
        />
      </BottomNavigation>
      <Menu
        anchorEl={more}
        open={Boolean(more)}
        // A download goes on when it is closed, and none is started beside it.
        keepMounted
        onClose={() => setMore(null)}
        onClick={() => setMore(null)}
        slotProps={{ root: { role: 'dialog', 'aria-label': 'More' } }}
      >
        {others
          .filter(({ path }) => isOffered(path))
          .map(({ label, path }) => (
            <MenuItem
              key={path}
              component={RouterLink}
              to={path}
              selected={path === here}
              aria-current={path === here ? 'page' : undefined}
            >
              {label}
            </MenuItem>
          ))}
        <DownloadMembers role="menuitem" tabIndex={-1} sx={item} />
      </Menu>
    </>
  );
}

/** A button as a menu has it. */
const item = { justifyContent: 'start', width: '100%', px: 2, typography: 'body1', borderRadius: 0 };

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  minHeight: size.target,
  px: pageEdge,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  displayPrint: 'none',
};

const area = {
  minHeight: size.target,
  alignContent: 'center',
  borderBlock: `${size.rule} solid transparent`,
  color: 'text.secondary',
  fontSize: text.xs,
  fontWeight: weight.strong,
  '&:hover, &[aria-current]': { color: 'text.primary' },
  '&[aria-current]': { borderBottomColor: 'secondary.main' },
};

const bar = {
  position: 'fixed',
  bottom: 0,
  insetInline: 0,
  zIndex: layer.bar,
  boxSizing: 'content-box',
  pb: 'env(safe-area-inset-bottom)',
  borderTop: 1,
  borderColor: 'divider',
  // Five have room on the narrowest phones, each as wide as its word.
  '& .MuiBottomNavigationAction-root': { flex: 'auto', minWidth: 0, px: 0 },
  displayPrint: 'none',
};
