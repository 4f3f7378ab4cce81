import type { Member } from '@year-group/api-types/members/member';
import { useState } from 'react';
import { ActButton } from '#components/ActButton.tsx';
import { RoleDialog } from './RoleDialog.tsx';

/** Opens a short form with a member's role in the group. */
export function RoleButton({ member, variant }: { member: Member; variant?: 'outlined' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActButton
        right="members.change"
        needsConnection={false}
        {...(variant && { variant })}
        aria-label={`Role of ${member.fullName}`}
        onClick={() => setOpen(true)}
      >
        Role
      </ActButton>
      {isOpen && <RoleDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}
