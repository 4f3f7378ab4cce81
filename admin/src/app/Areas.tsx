import { Box } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Link } from 'react-admin';
import { useIsOffered, useOfficer } from '#providers/account.ts';
import { areaList, areaOf, pageEdge, usePanelPath } from './places.ts';

const { size, text, weight } = tokens;

/** The panel's areas, as far as the officer may open them. The current one is marked. */
export function Areas() {
  const current = areaOf(usePanelPath());
  const isOffered = useIsOffered();
  // None until the rights are known, so that areas do not move when others appear.
  const areas = useOfficer() ? areaList.filter(({ path }) => isOffered(path)) : [];
  return (
    <Box component="nav" aria-label="Areas" sx={strip}>
      {areas.map(({ label, path }) => (
        <Link
          key={label}
          to={`/admin${path}`}
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

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  minHeight: size.target,
  px: pageEdge,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '@media print': { display: 'none' },
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
