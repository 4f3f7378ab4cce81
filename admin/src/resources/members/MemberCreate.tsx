import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CreateBase } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { MemberInputs } from './MemberInputs.tsx';

/** Adds a member by hand. */
export const MemberCreate = () => (
  <EditorPage title="Add Member">
    <Typography>
      They are in the directory at once, and get no letter. Many at once?{' '}
      <Link component={RouterLink} to="/admin/members/import">
        Import Members
      </Link>
    </Typography>
    <CreateBase redirect={false}>
      <MemberInputs />
    </CreateBase>
  </EditorPage>
);
