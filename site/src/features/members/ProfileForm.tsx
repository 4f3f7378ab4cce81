import { shownFields } from '@year-group/api-types/members/houses';
import type { Member } from '@year-group/api-types/members/member';
import { canBeHidden, memberFieldNames } from '@year-group/api-types/members/memberFields';
import { Button } from '@year-group/ui-kit/Button';
import { Dialog } from '@year-group/ui-kit/Dialog';
import { useEffect, useRef } from 'react';
import { MemberField } from '#components/MemberField.tsx';
import { PrivacySwitch } from '#components/PrivacySwitch.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './Profile.module.css';
import { useLeavingGuard, useProfileForm } from './useProfileForm.ts';

interface ProfileFormProps {
  member: Member;
  /** Saved or cancelled. */
  onDone: () => void;
}

/** The owner's form: fields and who sees them. */
export function ProfileForm({ member, onDone }: ProfileFormProps) {
  const {
    values,
    hidden,
    errors,
    isChanged,
    isSaving,
    formRef,
    handleEdit,
    handlePrivacy,
    handleSubmit,
    giveUp,
  } = useProfileForm(member, onDone);
  const { houses } = useAppSelector(selectGroup);
  const guard = useLeavingGuard(isChanged);
  const titleRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => titleRef.current?.focus(), []);

  return (
    <form ref={formRef} noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.Form}>
      <h1 ref={titleRef} tabIndex={-1} className={styles.Title}>
        Edit your profile
      </h1>
      {shownFields(memberFieldNames, houses).map((name) => (
        <div key={name} className={styles.Question}>
          <MemberField name={name} values={values} errors={errors} onEdit={handleEdit} />
          {canBeHidden(name) && (
            <PrivacySwitch
              field={name}
              isHidden={hidden.includes(name)}
              onChange={(isHidden) => handlePrivacy(name, isHidden)}
            />
          )}
        </div>
      ))}
      <div className={styles.Controls}>
        <Button variant="secondary" onClick={giveUp} disabled={isSaving}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </div>
      <Dialog
        open={guard.isAsking}
        onOpenChange={guard.stay}
        title="Leave without saving?"
        description="Your changes have not been saved yet."
        actions={
          <>
            <Button variant="secondary" onClick={guard.stay}>
              Keep editing
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                giveUp();
                guard.leave();
              }}
            >
              Leave without saving
            </Button>
          </>
        }
      />
    </form>
  );
}
