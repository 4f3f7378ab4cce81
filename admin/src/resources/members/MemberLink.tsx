import { Link, Typography } from '@mui/material';
import type { Member } from '@year-group/api-types/members/member';
import { Link as RouterLink } from 'react-router-dom';
import { useRecordPlace } from '#components/lists/RecordDialog.tsx';

/** A member's name as a link to their details, and whether they await admission. */
export function MemberLink({ member }: { member: Member }) {
  const placeOf = useRecordPlace();
  return (
    <>
      <Link
        component={RouterLink}
        to={placeOf(member.id)}
        color="inherit"
        // The row around it would open them a second time.
        onClick={(event) => event.stopPropagation()}
      >
        {member.fullName}
      </Link>
      <Waits member={member} />
    </>
  );
}

/** Whether a member awaits admission. */
export function Waits({ member: { awaiting } }: { member: Member }) {
  if (!awaiting) return null;
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {' '}
      waits
    </Typography>
  );
}
