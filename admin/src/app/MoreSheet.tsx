import { Drawer, List, ListItemButton, Typography } from '@mui/material';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useIsOffered } from '#providers/account.ts';
import { type AreaPath, areaList } from './areaList.ts';
import { usePanelPath } from './usePanelPath.ts';

/** Pages outside the areas that are opened often. */
const others = [
  { label: 'Import Members', path: '/members/import' },
  { label: 'Trash', path: '/trash' },
  { label: 'My account', path: '/settings/account' },
  { label: 'Handbook', path: '/settings/handbook' },
  { label: 'Website health', path: '/health' },
];

interface MoreSheetProps {
  /** The areas that the bar has itself. */
  without: readonly AreaPath[];
  onClose: () => void;
}

/** The areas that the bar of a phone has no room for, and the pages outside the areas. */
export function MoreSheet({ without, onClose }: MoreSheetProps) {
  const isOffered = useIsOffered();
  const basename = useBasename();
  const here = usePanelPath();
  const places = [...areaList.filter(({ path }) => !without.includes(path)), ...others];
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'more-title', sx: { padding: 2 } } }}
    >
      <Typography id="more-title" variant="h2">
        More
      </Typography>
      <List component="nav" aria-label="More areas">
        {places
          .filter(({ path }) => isOffered(path))
          .map(({ label, path }) => (
            <ListItemButton
              key={path}
              divider
              component={Link}
              to={`${basename}${path}`}
              selected={path === here}
              aria-current={path === here ? 'page' : undefined}
              onClick={onClose}
            >
              {label}
            </ListItemButton>
          ))}
      </List>
    </Drawer>
  );
}
