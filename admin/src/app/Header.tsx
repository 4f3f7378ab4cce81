import { AppBar, Button, Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { SkipNavigationButton, ToggleThemeButton, useBasename, useLogout } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Crest } from '#components/Crest.tsx';
import { useIsWide } from '#components/lists/useIsWide.ts';
import { currentColours, useBrand } from '#lib/brand.ts';
import { DownloadMembers } from './DownloadMembers.tsx';
import { pageEdge } from './pageEdge.ts';

const { space } = tokens;
const night = () => currentColours().night;

const Bar = styled(AppBar)(() => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: space['2'],
  paddingBlock: space['3'],
  paddingInline: pageEdge,
  boxShadow: 'none',
  '& .Mui-focusVisible, & a:focus-visible': { outlineColor: night().gold },
  '@media print': { display: 'none' },
}));

const Name = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  marginInlineEnd: 'auto',
  color: 'inherit',
  textDecoration: 'none',
  // The narrowest phones have room for the name or for the crest.
  '@media (max-width: 22.49rem)': { '& > :first-of-type:not(:last-child)': { display: 'none' } },
}) as typeof Link;

const Logout = styled(Button)(() => ({
  borderColor: night().line,
  color: night().ink,
  '&:hover': { borderColor: night().inkSoft },
}));

/** The header of every page: name, members download, theme switch, logout. */
export function Header() {
  const { shortName } = useBrand();
  const logout = useLogout();
  const basename = useBasename();
  const isWide = useIsWide();
  return (
    <Bar position="static">
      <SkipNavigationButton />
      <Name component={RouterLink} to={basename}>
        <Crest size={40} />
        <span>
          <Typography component="span" variant="h3" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
            {shortName}
          </Typography>
          <Typography component="span" variant="overline" sx={{ display: 'block', color: night().inkSoft }}>
            Administration
          </Typography>
        </span>
      </Name>
      <DownloadMembers />
      {/* Not on phones, which lack the room. The settings offer the same. */}
      {isWide && <ToggleThemeButton />}
      <Logout variant="outlined" onClick={() => logout()}>
        Logout
      </Logout>
    </Bar>
  );
}
