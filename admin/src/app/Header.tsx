import { AppBar, Button, Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { SkipNavigationButton, ToggleThemeButton, useBasename, useLogout } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Crest } from '#components/Crest.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { currentColours, useBrand } from '#lib/brand.ts';
import { useIsWide } from '#lib/media.ts';
import { useCan, useOfficer } from '#providers/account.ts';
import { DownloadMembers } from './DownloadMembers.tsx';
import { pageEdge } from './pageEdge.ts';

const { breakpoint, size, space } = tokens;
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
  minInlineSize: 0,
  minBlockSize: size.target,
  marginInlineEnd: 'auto',
  color: 'inherit',
  textDecoration: 'none',
  // The narrowest phones have room for the name or for the crest.
  '@media (max-width: 22.49rem)': { '& > :first-of-type:not(:last-child)': { display: 'none' } },
}) as typeof Link;

const Officer = styled(Typography)(() => ({
  display: 'block',
  overflow: 'hidden',
  color: night().inkSoft,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})) as typeof Typography;

const NightButton = styled(Button)(() => ({
  borderColor: night().line,
  color: night().ink,
  '&:hover': { borderColor: night().inkSoft },
})) as typeof Button;

/** The header of every page: group, officer, actions for all pages, and logout. */
export function Header() {
  const officer = useOfficer();
  const hasDownload = useCan('members.export');
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
          <Officer component="span" variant="overline">
            {officer && <VisuallyHidden>Signed in as </VisuallyHidden>}
            {officer?.name ?? 'Administration'}
          </Officer>
        </span>
      </Name>
      {hasDownload && <DownloadMembers />}
      {/* Not on phones, which lack the room. Their settings and "More" offer the same. */}
      {isWide && (
        <>
          <ToggleThemeButton />
          <NightButton
            component={RouterLink}
            to={`${basename}/settings/account`}
            sx={{ [`@media (width < ${breakpoint.large})`]: { display: 'none' } }}
          >
            My account
          </NightButton>
        </>
      )}
      <NightButton variant="outlined" onClick={() => logout()}>
        Logout
      </NightButton>
    </Bar>
  );
}
