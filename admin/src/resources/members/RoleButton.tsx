import type { Member } from '@year-group/api-types/members/member';
import { Suspense, useState } from 'react';
import { ActButton } from '#components/ActButton.tsx';
import { lazyPart } from '#lib/lazyPart.ts';

const RoleDialog = lazyPart(() => import('./RoleDialog.tsx'), 'RoleDialog');

/** Opens a short form with a member's role in the group. */
export function RoleButton({ member, variant }: { member: Member; variant?: 'outlined' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActButton
        right="members.change"
        {...(variant && { variant })}
        aria-label={`Role of ${member.fullName}`}
        onClick={() => setOpen(true)}
      >
        Role
      </ActButton>
      {isOpen && (
        <Suspense>
          <RoleDialog member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
