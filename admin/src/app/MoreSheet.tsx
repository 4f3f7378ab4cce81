import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { PanelLink } from '#components/PanelLink.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { useIsOffered } from '#providers/account.ts';
import { type AreaPath, areaList } from './areaList.ts';
import { usePanelPath } from './usePanelPath.ts';

const { size, text } = tokens;

const Places = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderBlockStart: `${size.hairline} solid ${theme.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.target,
    color: theme.palette.text.primary,
    fontSize: text.sm,
    textDecoration: 'none',
  },
  '& [aria-current]': { color: theme.palette.primary.main },
}));

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
  const here = usePanelPath();
  const places = [...areaList.filter(({ path }) => !without.includes(path)), ...others];
  return (
    <Sheet title="More" isOpen onClose={onClose}>
      <nav aria-label="More areas">
        <Places>
          {places
            .filter(({ path }) => isOffered(path))
            .map(({ label, path }) => (
              <li key={path}>
                <PanelLink to={path} aria-current={path === here ? 'page' : undefined} onClick={onClose}>
                  {label}
                </PanelLink>
              </li>
            ))}
        </Places>
      </nav>
    </Sheet>
  );
}
