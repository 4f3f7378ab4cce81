import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { AppBar, Link, Button as MuiButton, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useLogout } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Crest } from '#components/Crest.tsx';
import { confirmLogout, panelStore } from '#lib/draft.ts';
import { useIsWide } from '#lib/media.ts';
import { useOfficer } from '#providers/account.ts';
import { useBrand } from '#providers/brand.ts';
import { DownloadMembers } from '#resources/members/DownloadMembers.tsx';
import { Areas, PhoneBar } from './Areas.tsx';
import { Connection } from './Connection.tsx';
import { pageEdge } from './panelPath.ts';

/**
 * The top of every page: group, officer, actions for all pages, and logout; the state of the
 * connection; the areas, on a phone at the lower edge.
 */
export function Header() {
  const officer = useOfficer();
  const { shortName } = useBrand();
  const logout = useLogout();
  const isWide = useIsWide();
  return (
    <>
      <AppBar position="static" elevation={0} sx={bar}>
        <Link component={RouterLink} to="/" color="inherit" underline="none" sx={name}>
          <Crest size={40} />
          <span>
            <Typography component="span" variant="h3" noWrap sx={{ display: 'block' }}>
              {shortName}
            </Typography>
            <Typography component="span" variant="overline" noWrap sx={{ display: 'block' }}>
              {officer && <span style={visuallyHidden}>Logged in as </span>}
              {officer?.name ?? 'Administration'}
            </Typography>
          </span>
        </Link>
        {isWide && <DownloadMembers variant="outlined" startIcon={<DownloadIcon />} />}
        <MuiButton
          color="inherit"
          variant="outlined"
          onClick={() => confirmLogout(panelStore) && void logout()}
        >
          Logout
        </MuiButton>
      </AppBar>
      <Connection />
      {/* None until the rights are known, so that areas do not move when others appear. */}
      {officer && !officer.mustSetUpSecondFactor && (isWide ? <Areas /> : <PhoneBar />)}
    </>
  );
}

const bar = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  px: pageEdge,
  displayPrint: 'none',
};

const name = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  minHeight: tokens.size.target,
  mr: 'auto',
  // The narrowest phones have room for the name or for the crest.
  '@media (max-width: 22.49rem)': { '& > img': { display: 'none' } },
};
