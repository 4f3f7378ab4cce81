import { Box, Container, Link, Typography } from '@mui/material';
import { Drawing } from '@year-group/ui-kit/Drawing';
import { kebab } from '@year-group/ui-kit/tokens/toCss.ts';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { Crest } from '#components/Crest.tsx';
import { useBrand } from '#providers/brand.ts';

interface GatePageProps {
  /** A short line above the title. */
  above: string;
  title: string;
  children: ReactNode;
}

/** A page before the login: crest, title, content, link to the site, and with room a drawing. */
export function GatePage({ above, title, children }: GatePageProps) {
  const night = Object.entries(useBrand().colours.night);
  return (
    <Box sx={page}>
      <Container component="main" maxWidth="xs" sx={{ alignSelf: 'center', py: 6 }}>
        <Crest size={88} />
        <Typography variant="overline" component="p" color="textSecondary" sx={{ mt: 2 }}>
          {above}
        </Typography>
        <Typography variant="h1" sx={{ mt: 1, mb: 4 }}>
          {title}
        </Typography>
        {children}
        <Link href="/" variant="body2" sx={{ display: 'inline-block', mt: 2, py: 1.5 }}>
          Back to the website
        </Link>
      </Container>
      {/* The drawing's colours are the group's. */}
      <Box
        sx={picture}
        style={Object.fromEntries(night.map(([name, colour]) => [`--night-${kebab(name)}`, colour]))}
      >
        <Drawing name="arch" />
      </Box>
    </Box>
  );
}

const wide = `@media (min-width: ${tokens.breakpoint.large})`;
const page = {
  display: 'grid',
  minHeight: '100svh',
  [wide]: { gridTemplateColumns: 'minmax(26rem, 5fr) 7fr' },
};
const picture = {
  display: 'none',
  [wide]: { display: 'block' },
  '& svg': { position: 'sticky', top: 0, width: '100%', height: '100svh' },
};
