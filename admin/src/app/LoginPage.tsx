import { Box, Link, Typography, useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useEffect } from 'react';
import { useBasename, useCheckAuth } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Crest } from '#components/Crest.tsx';
import { useBrand } from '#lib/brand.ts';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { LoginForm } from './LoginForm.tsx';

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

/** The login page: crest, name, password form, and a link to the site. */
export function LoginPage() {
  const { name } = useBrand();
  usePageTitle('Login');
  useLeaveWhenLoggedIn();
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
          Administration
        </Typography>
        <Typography variant="h1">{name}</Typography>
        <Rule />
        <LoginForm />
        <Box sx={{ marginBlockStart: space['6'], fontSize: tokens.text.xs }}>
          <Link href="/">Back to the website</Link>
        </Box>
      </Column>
      {hasRoomForPicture && <Gate />}
    </Spread>
  );
}

function useLeaveWhenLoggedIn() {
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  const basename = useBasename();
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate(basename, { replace: true }),
      () => undefined,
    );
  }, [checkAuth, navigate, basename]);
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
