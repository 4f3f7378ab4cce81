import ContentIcon from '@mui/icons-material/ArticleOutlined';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import MembersIcon from '@mui/icons-material/PeopleOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import {
  BottomNavigation,
  BottomNavigationAction,
  Drawer,
  List,
  ListItemButton,
  Typography,
} from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsOffered } from '#providers/account.ts';
import { areaList, areaOf, usePanelPath } from './places.ts';

/** The places of the bar, each an area; the sheet has the rest. */
const places = [
  { label: 'Today', path: '', Icon: TodayIcon },
  { label: 'Orders', path: '/orders', Icon: OrdersIcon },
  { label: 'Members', path: '/members', Icon: MembersIcon },
  { label: 'Content', path: '/news', Icon: ContentIcon },
];

/** The other areas, and pages outside the areas that are opened often. */
const others = [
  ...areaList.filter(({ path }) => !places.some((place) => place.path === path)),
  { label: 'Import Members', path: '/members/import' },
  { label: 'Trash', path: '/trash' },
  { label: 'My account', path: '/settings/account' },
  { label: 'Handbook', path: '/settings/handbook' },
  { label: 'Website health', path: '/health' },
];

/** The areas on a phone, under the thumb: the four of every day, and the rest in a sheet. */
export function PhoneBar() {
  const here = usePanelPath();
  const isOffered = useIsOffered();
  const [isOpen, setOpen] = useState(false);
  const area = areaOf(here);
  // A page outside the areas, such as the trash, was opened from the sheet.
  const isInBar = places.some(({ path }) => path === area) && (area !== '' || here === '');
  const current = isInBar ? area : 'more';
  return (
    <>
      <BottomNavigation component="nav" aria-label="Areas" showLabels value={current} sx={bar}>
        {places
          .filter(({ path }) => isOffered(path))
          .map(({ label, path, Icon }) => (
            <BottomNavigationAction
              key={path}
              component={Link}
              to={`/admin${path}`}
              label={label}
              value={path}
              icon={<Icon />}
              aria-current={path === current ? 'page' : undefined}
            />
          ))}
        <BottomNavigationAction
          label="More"
          value="more"
          icon={<MoreIcon />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      </BottomNavigation>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'more-title', sx: { p: 2 } } }}
      >
        <Typography id="more-title" variant="h2">
          More
        </Typography>
        <List component="nav" aria-label="More areas">
          {others
            .filter(({ path }) => isOffered(path))
            .map(({ label, path }) => (
              <ListItemButton
                key={path}
                divider
                component={Link}
                to={`/admin${path}`}
                selected={path === here}
                aria-current={path === here ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {label}
              </ListItemButton>
            ))}
        </List>
      </Drawer>
    </>
  );
}

const bar = {
  position: 'fixed',
  bottom: 0,
  insetInline: 0,
  zIndex: tokens.layer.bar,
  boxSizing: 'content-box',
  pb: 'env(safe-area-inset-bottom)',
  borderTop: 1,
  borderColor: 'divider',
  // Five have room on the narrowest phones.
  '& .MuiBottomNavigationAction-root': { minWidth: 0, px: 0 },
  '@media print': { display: 'none' },
};
