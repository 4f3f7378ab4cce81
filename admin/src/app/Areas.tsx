import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useEffect, useRef } from 'react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useIsOffered, useOfficer } from '#providers/account.ts';
import { areaList, areaOf } from './areaList.ts';
import { pageEdge } from './pageEdge.ts';
import { usePanelPath } from './usePanelPath.ts';

const { size, space, text, weight } = tokens;

const Strip = styled('nav')(({ theme }) => ({
  overflowX: 'auto',
  paddingInline: pageEdge,
  borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  minBlockSize: `calc(${size.target} + ${size.hairline})`,
  '& ul': { display: 'flex', gap: space['5'], margin: 0, padding: 0, listStyle: 'none' },
  '@media print': { display: 'none' },
}));

const Area = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingBlockStart: size.rule,
  borderBlockEnd: `${size.rule} solid transparent`,
  color: theme.palette.text.secondary,
  fontSize: text.xs,
  fontWeight: weight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.palette.text.primary },
  // Inside its own box: the bar scrolls sideways and would cut an outer ring.
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': {
    borderColor: theme.palette.secondary.main,
    color: theme.palette.text.primary,
  },
}));

/**
 * The panel's areas, as far as the officer may open them. The current one is marked and scrolled
 * into view.
 */
export function Areas() {
  const basename = useBasename();
  const here = usePanelPath();
  const isOffered = useIsOffered();
  // None until the rights are known, so that areas do not move when others appear.
  const areas = useOfficer() ? areaList.filter(({ path }) => isOffered(path)) : [];
  const strip = useRef<HTMLElement>(null);

  const current = areaOf(here);

  const place = `${basename}${current.path}`;
  useEffect(() => {
    strip.current
      ?.querySelector(`a[href="${place}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [place]);

  return (
    <Strip ref={strip} aria-label="Areas">
      <ul>
        {areas.map(({ label, path }) => (
          <li key={label}>
            <Area to={`${basename}${path}`} aria-current={path === current.path ? 'page' : undefined}>
              {label}
            </Area>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
