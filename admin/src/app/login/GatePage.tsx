import { Box, Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Colours } from '@year-group/api-types/group/colours';
import { Drawing } from '@year-group/ui-kit/Drawing';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { Crest } from '#components/Crest.tsx';
import { currentColours } from '#lib/brand.ts';

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

/** The drawing's colours, which are the group's. */
function drawnIn({ ground, deep, line, ink, inkSoft, gold }: Colours['night']) {
  const surfaces = { '--night-ground': ground, '--night-deep': deep, '--night-line': line };
  return { ...surfaces, '--night-ink': ink, '--night-ink-soft': inkSoft, '--night-gold': gold };
}

const Side = styled('div')(() => ({
  ...drawnIn(currentColours().night),
  display: 'none',
  [wide]: { display: 'block' },
  '& svg': { position: 'sticky', insetBlockStart: 0, inlineSize: '100%', blockSize: '100svh' },
}));

interface GatePageProps {
  /** A short line above the title. */
  above: string;
  title: string;
  children: ReactNode;
}

/** A page before the login: crest, title, content, link to the site, and a drawing. */
export function GatePage({ above, title, children }: GatePageProps) {
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
      <Side>
        <Drawing name="arch" />
      </Side>
    </Spread>
  );
}
