import { Link, Typography } from '@mui/material';
import type { Member } from '@year-group/api-types/members/member';
import { Link as RouterLink } from 'react-router-dom';
import { useRecordPlace } from '#components/lists/RecordDialog.tsx';

/** A member's name as a link to their details, and whether they await admission. */
export function MemberLink({ member: { id, fullName, awaiting } }: { member: Member }) {
  const placeOf = useRecordPlace();
  return (
    <>
      <Link component={RouterLink} to={placeOf(id)} color="inherit">
        {fullName}
      </Link>
      {awaiting && (
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          waits
        </Typography>
      )}
    </>
  );
}
