import { Box, Divider, Link, type Theme, Typography, useMediaQuery } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { Crest } from '#components/Crest.tsx';

const { breakpoint, size, space, text } = tokens;

interface GatePageProps {
  /** A short line above the title. */
  above: string;
  title: string;
  children: ReactNode;
}

/** A page before the login: crest, title, content, link to the site, and the school's gate. */
export function GatePage({ above, title, children }: GatePageProps) {
  // Phones do not show the picture, so they must not fetch it.
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
      {hasRoomForPicture && <Gate />}
    </Box>
  );
}

/** The school's gate, full height, from the site's pictures. */
const Gate = () => (
  <Box component="picture" sx={picture}>
    <source
      type="image/avif"
      srcSet="/images/gate-960.avif 960w, /images/gate-1600.avif 1600w"
      sizes="90vw"
    />
    <img src="/images/gate-960.webp" alt="" width={960} height={640} />
  </Box>
);

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
const picture = {
  position: 'sticky',
  top: 0,
  height: '100svh',
  bgcolor: 'primary.light',
  '& img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // The gate is on the right of the picture.
    objectPosition: '67% 50%',
    filter: ({ palette }: Theme) => (palette.mode === 'dark' ? 'brightness(0.72)' : 'none'),
  },
};
