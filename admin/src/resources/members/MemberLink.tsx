import { Link } from '@mui/material';
import type { Member } from '@year-group/api-types/member';
import { Link as RouterLink } from 'react-router-dom';
import { useRecordDialog } from '../../lists/useRecordDialog.ts';

/** A member's name, which opens their details. */
export function MemberLink({ member: { id, fullName } }: { member: Member }) {
  const { placeOf } = useRecordDialog();
  return (
    <Link component={RouterLink} to={placeOf(id)} color="inherit">
      {fullName}
    </Link>
  );
}
