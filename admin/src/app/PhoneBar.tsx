import ContentIcon from '@mui/icons-material/ArticleOutlined';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import MembersIcon from '@mui/icons-material/PeopleOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import { styled, type Theme } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Suspense, useState } from 'react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { lazyPart } from '#lib/lazyPart.ts';
import { useIsOffered, useOfficer } from '#providers/account.ts';
import { type AreaPath, areaOf } from './areaList.ts';
import { barHeight } from './theme/bottomBar.ts';
import { usePanelPath } from './usePanelPath.ts';

const MoreSheet = lazyPart(() => import('./MoreSheet.tsx'), 'MoreSheet');

const { layer, size, text, weight } = tokens;

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: layer.bar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& ul': {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '@media print': { display: 'none' },
}));

const placeLook = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  inlineSize: '100%',
  blockSize: `calc(${barHeight} - ${size.hairline})`,
  padding: 0,
  border: 0,
  borderBlockStart: `${size.rule} solid transparent`,
  background: 'none',
  color: theme.palette.text.secondary,
  fontFamily: 'inherit',
  fontSize: text['2xs'],
  fontWeight: weight.strong,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current], &[data-current]': {
    borderColor: theme.palette.secondary.main,
    color: theme.palette.primary.main,
  },
});
const Place = styled(Link)(placeLook);
const More = styled('button')(placeLook);

/** The places of the bar, each an area; the sheet has the rest. */
const places: readonly { label: string; path: AreaPath; Icon: typeof TodayIcon }[] = [
  { label: 'Today', path: '', Icon: TodayIcon },
  { label: 'Orders', path: '/orders', Icon: OrdersIcon },
  { label: 'Members', path: '/members', Icon: MembersIcon },
  { label: 'Content', path: '/news', Icon: ContentIcon },
];
const inBar = places.map(({ path }) => path);

/** The areas on a phone, under the thumb: the four of every day, and the rest in a sheet. */
export function PhoneBar() {
  const basename = useBasename();
  const here = usePanelPath();
  const isOffered = useIsOffered();
  // None until the rights are known, so that buttons do not move under a thumb.
  const offered = useOfficer() ? places.filter(({ path }) => isOffered(path)) : [];
  const [isOpen, setOpen] = useState(false);
  const area = areaOf(here).path;
  // A page outside the areas, such as the trash, was opened from the sheet.
  const current = area === '' && here !== '' ? undefined : area;
  const isMore = current === undefined || !inBar.includes(current);
  return (
    <>
      <Bar aria-label="Areas">
        <ul>
          {offered.map(({ label, path, Icon }) => (
            <li key={path}>
              <Place to={`${basename}${path}`} aria-current={path === current ? 'page' : undefined}>
                <Icon aria-hidden />
                {label}
              </Place>
            </li>
          ))}
          {/* In its place from the beginning. */}
          <li style={{ gridColumnStart: offered.length > 0 ? undefined : places.length + 1 }}>
            <More
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              data-current={isMore || undefined}
              onClick={() => setOpen(true)}
            >
              <MoreIcon aria-hidden />
              More
            </More>
          </li>
        </ul>
      </Bar>
      <Suspense>{isOpen && <MoreSheet without={inBar} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
