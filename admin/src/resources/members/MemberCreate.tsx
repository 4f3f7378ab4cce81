import { Typography } from '@mui/material';
import { CreateBase } from 'react-admin';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { MemberInputs } from './MemberInputs.tsx';

/** Adds a member by hand. */
export const MemberCreate = () => (
  <EditorPage title="Add Member">
    <Typography>
      They are in the directory at once, and get no letter. Many at once?{' '}
      <PanelLink to="/members/import">Import Members</PanelLink>
    </Typography>
    <CreateBase redirect={false}>
      <MemberInputs />
    </CreateBase>
  </EditorPage>
);
