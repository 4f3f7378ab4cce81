import { Typography } from '@mui/material';
import { CreateBase, Link } from 'react-admin';
import { Page, toAdmin } from '#components/Page.tsx';
import { MemberInputs } from './MemberInputs.tsx';

/** Adds a member by hand. */
export const MemberCreate = () => (
  <Page title="Add Member" back={toAdmin}>
    <Typography>
      They are in the directory at once, and get no letter. Many at once?{' '}
      <Link to="/members/import">Import Members</Link>
    </Typography>
    <CreateBase redirect={false}>
      <MemberInputs />
    </CreateBase>
  </Page>
);
