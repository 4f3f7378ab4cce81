import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Container } from '@year-group/ui-kit/Container';
import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { Icon } from '@year-group/ui-kit/Icon';
import { Link } from '@year-group/ui-kit/Link';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '#components/LoadFailed.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { useFocusAfter } from '#lib/useFocusAfter.ts';
import { isMissing, limitText } from '#store/api/call.ts';
import { useGetMemberQuery } from '#store/api/membersApi.ts';
import { selectMemberId, selectMemberToken } from '#store/authSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { AwaitingAdmission, isAwaitingAdmission } from './AwaitingAdmission.tsx';
import { OwnData } from './OwnData.tsx';
import styles from './Profile.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton, ProfileView } from './ProfileView.tsx';
import { profileDraft } from './profileDraft.ts';

const back = { href: pages.members.to(), label: 'Back to Members' };

/** One member's profile. The owner can edit it. */
export function ProfilePage() {
  const { id = '' } = useParams();
  const isMember = useAppSelector(selectMemberToken) !== null;
  const isOwner = useAppSelector(selectMemberId) === id;
  const {
    currentData: member,
    isError,
    isFetching,
    error,
    refetch,
  } = useGetMemberQuery(id, { skip: !isMember });
  const isAwaiting = isAwaitingAdmission(error);
  useFocusAfter(isAwaiting);

  if (isAwaiting) return <AwaitingAdmission onCheck={() => void refetch()} isChecking={isFetching} />;
  if (!member && isError && !isMissing(error)) {
    const limit = limitText(error);
    return (
      <LoadFailed
        title={messages.profile.pageFailed}
        sentence={limit ?? messages.profile.failed}
        {...(limit && { advice: '' })}
        onRetry={refetch}
        back={back}
      />
    );
  }
  return (
    <Container className={styles.Page}>
      <PageHead title={member?.fullName ?? 'Member'} description="A member of the group." />
      <p className={styles.Back}>
        <Link variant="quiet" href={back.href}>
          <Icon name="arrowLeft" size="small" /> Member Directory
        </Link>
      </p>
      {member && (isOwner ? <OwnProfile member={member} /> : <ProfileView member={member} />)}
      {!member && !isError && <ProfileSkeleton />}
      {!member && isError && (
        <EmptyState isTitle icon="user" action={<Button href={back.href}>{back.label}</Button>}>
          {messages.profile.notFound}
        </EmptyState>
      )}
    </Container>
  );
}

/** The owner's profile, shown or being edited. With unsaved changes it opens in editing. */
function OwnProfile({ member }: { member: Member }) {
  const [isEditing, setIsEditing] = useState(() => profileDraft(member.id).read() !== undefined);
  const nameRef = useFocusAfter<HTMLHeadingElement>(isEditing);

  if (isEditing) return <ProfileForm member={member} onDone={() => setIsEditing(false)} />;
  return (
    <>
      <ProfileView
        member={member}
        nameRef={nameRef}
        actions={
          <Button icon="edit" variant="secondary" onClick={() => setIsEditing(true)} className={styles.Edit}>
            Edit Profile
          </Button>
        }
      />
      <OwnData />
    </>
  );
}
