import { Box, Link, Typography, useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { Crest } from '#components/Crest.tsx';

const { breakpoint, size, space } = tokens;

const wide = `@media (min-width: ${breakpoint.large})`;

const Spread = styled('div')({
  display: 'grid',
  minBlockSize: '100svh',
  [wide]: { gridTemplateColumns: 'minmax(26rem, 5fr) 7fr' },
});

const Column = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: `calc(${size.form} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingBlock: space['7'],
  paddingInline: space.gutter,
  [wide]: { justifyContent: 'center' },
});

const Rule = styled('hr')(({ theme }) => ({
  inlineSize: space['7'],
  marginBlock: `${space['5']} ${space['6']}`,
  marginInline: 0,
  border: 0,
  borderBlockStart: `${size.rule} solid ${theme.palette.secondary.main}`,
}));

interface GatePageProps {
  /** A short line above the title. */
  above: string;
  title: string;
  children: ReactNode;
}

/** A page before the login: crest, title, content, link to the site, and the school's gate. */
export function GatePage({ above, title, children }: GatePageProps) {
  // Phones do not show the picture, so they must not fetch it.
  const hasRoomForPicture = useMediaQuery(wide, { noSsr: true });
  return (
    <Spread>
      <Column>
        <Crest size={88} />
        <Typography
          variant="overline"
          color="textSecondary"
          sx={{ marginBlock: `${space['5']} ${space['2']}` }}
        >
          {above}
        </Typography>
        <Typography variant="h1">{title}</Typography>
        <Rule />
        {children}
        <Box sx={{ marginBlockStart: space['5'], fontSize: tokens.text.xs }}>
          <Link href="/" sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: size.target }}>
            Back to the website
          </Link>
        </Box>
      </Column>
      {hasRoomForPicture && <Gate />}
    </Spread>
  );
}

const Picture = styled('picture')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100svh',
  backgroundColor: theme.palette.primary.light,
  '& img': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    // The gate is on the right of the picture.
    objectPosition: '67% 50%',
    filter: theme.palette.mode === 'dark' ? 'brightness(0.72)' : 'none',
  },
}));

/** The school's gate, full height, from the site's pictures. */
function Gate() {
  return (
    <Picture>
      <source
        type="image/avif"
        srcSet="/images/gate-960.avif 960w, /images/gate-1600.avif 1600w"
        sizes="90vw"
      />
      <img src="/images/gate-960.webp" alt="" width={960} height={640} />
    </Picture>
  );
}
