import { Box, Divider, Link, Typography, useMediaQuery } from '@mui/material';
import type { Colours } from '@year-group/api-types/group/colours';
import { Drawing } from '@year-group/ui-kit/Drawing';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { Crest } from '#components/Crest.tsx';
import { currentColours } from '#lib/brand.ts';

const { breakpoint, size, space, text } = tokens;

/** The drawing's colours, which are the group's. */
function drawnIn({ ground, deep, line, ink, inkSoft, gold }: Colours['night']) {
  const surfaces = { '--night-ground': ground, '--night-deep': deep, '--night-line': line };
  return { ...surfaces, '--night-ink': ink, '--night-ink-soft': inkSoft, '--night-gold': gold };
}

interface GatePageProps {
  /** A short line above the title. */
  above: string;
  title: string;
  children: ReactNode;
}

/** A page before the login: crest, title, content, link to the site, and a drawing. */
export function GatePage({ above, title, children }: GatePageProps) {
  const hasRoomForPicture = useMediaQuery(`@media (min-width: ${breakpoint.large})`, { noSsr: true });
  return (
    <Box sx={hasRoomForPicture ? sides : page}>
      <Box component="main" sx={hasRoomForPicture ? { ...column, justifyContent: 'center' } : column}>
        <Crest size={88} />
        <Typography variant="overline" color="textSecondary" sx={{ mt: space['5'], mb: space['2'] }}>
          {above}
        </Typography>
        <Typography variant="h1">{title}</Typography>
        <Divider sx={rule} />
        {children}
        <Box sx={{ mt: space['5'], fontSize: text.xs }}>
          <Link href="/" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: size.target }}>
            Back to the website
          </Link>
        </Box>
      </Box>
      {hasRoomForPicture && (
        <Box sx={{ ...drawnIn(currentColours().night), '& svg': picture }}>
          <Drawing name="arch" />
        </Box>
      )}
    </Box>
  );
}

const page = { display: 'grid', minHeight: '100svh' };
const sides = { ...page, gridTemplateColumns: 'minmax(26rem, 5fr) 7fr' };
const column = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: `calc(${size.form} + 2 * ${space.gutter})`,
  mx: 'auto',
  py: space['7'],
  px: space.gutter,
};
const rule = {
  width: space['7'],
  mt: space['5'],
  mb: space['6'],
  border: 0,
  borderTop: `${size.rule} solid`,
  borderColor: 'secondary.main',
};
const picture = { position: 'sticky', top: 0, width: '100%', height: '100svh' };
