import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memberAddSchema, withEmailRule } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { Link as RouterLink, useLocation, useNavigate, useParams } from 'react-router-dom';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { RecordEditor } from '#components/editors/RecordEditor.tsx';
import { schemaCheck } from '#components/editors/schemaCheck.ts';
import { MemberInputs } from './MemberInputs.tsx';
import { changesOf, cleaned, valuesOf } from './memberValues.ts';

// Which e-mail addresses are accepted is a setting of the server, which refuses the others.
const schema = withEmailRule(memberAddSchema, 'any');

const texts = {
  created: messages.members.added,
  createFailed: messages.members.addFailed,
  updated: messages.members.changed,
  updateFailed: messages.members.changeFailed,
};

/** Adds a member by hand, or corrects the one in the address. */
export function MemberEditor() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <EditorPage title={id ? 'Edit Member' : 'Add Member'}>
      {id === undefined && (
        <Typography>
          They are in the directory at once, and get no letter. Many at once?{' '}
          <Link component={RouterLink} to="/admin/members/import">
            Import Members
          </Link>
        </Typography>
      )}
      <RecordEditor
        resource="members"
        id={id}
        valuesOf={valuesOf}
        check={(values) => schemaCheck(schema, cleaned(values))}
        bodyOf={id === undefined ? cleaned : changesOf}
        texts={texts}
        loadFailed={messages.members.detailsFailed}
        createLabel="Add Member"
        // Back to the list as it was, or to a new one when the form was opened by its address.
        onSaved={() => void (key === 'default' ? navigate('/admin/members') : navigate(-1))}
      >
        <MemberInputs />
      </RecordEditor>
    </EditorPage>
  );
}
