import { Button, Typography } from '@mui/material';
import { useBasename, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** The number of members, and a link to the import. */
export function MemberListActions() {
  const { total } = useListContext();
  const basename = useBasename();
  return (
    <>
      {total !== undefined && (
        <Typography color="textSecondary" role="status">
          Total: {total}
        </Typography>
      )}
      <Button component={Link} to={`${basename}/members/import`} variant="outlined">
        Import Members
      </Button>
    </>
  );
}
