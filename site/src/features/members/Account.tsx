import { pages } from '@year-group/api-types/pages';
import { Button } from '@year-group/ui-kit/Button';
import { selectMemberId, selectMemberToken } from '#store/authSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import styles from './Directory.module.css';
import { useSignOut } from './useSignOut.ts';

/** A member's own actions: profile and sign out. */
export function Account() {
  const id = useAppSelector(selectMemberId);
  const isMember = useAppSelector(selectMemberToken) !== null;
  const { signOut } = useSignOut();
  return (
    <div className={styles.Account}>
      {id && (
        <Button variant="secondary" href={pages.member.to(id)}>
          My profile
        </Button>
      )}
      {isMember && (
        <Button variant="quiet" onClick={signOut}>
          Sign out
        </Button>
      )}
    </div>
  );
}
