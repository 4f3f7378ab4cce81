import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Stack } from '@year-group/ui-kit/Stack';
import { selectMemberId, selectMemberToken } from '#store/authSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useSignOut } from './useSignOut.ts';

/** A member's own actions: profile and log out. */
export function Account() {
  const id = useAppSelector(selectMemberId);
  const isMember = useAppSelector(selectMemberToken) !== null;
  const { signOut } = useSignOut();
  return (
    <Stack direction="row" gap={2}>
      {id && (
        <Button variant="secondary" href={pages.member.to(id)}>
          My profile
        </Button>
      )}
      {isMember && (
        <Button variant="quiet" onClick={signOut}>
          Log out
        </Button>
      )}
    </Stack>
  );
}
