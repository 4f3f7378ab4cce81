import type { Member } from '@year-group/api-types/members/member';
import { Suspense, useState } from 'react';
import { RightButton } from '#components/RightButton.tsx';
import { lazyPart } from '#lib/lazyPart.ts';

const RoleDialog = lazyPart(() => import('./RoleDialog.tsx'), 'RoleDialog');

/** Opens a short form with a member's role in the group. */
export function RoleButton({ member, variant }: { member: Member; variant?: 'outlined' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RightButton
        right="members.change"
        {...(variant && { variant })}
        aria-label={`Role of ${member.fullName}`}
        onClick={() => setOpen(true)}
      >
        Role
      </RightButton>
      {isOpen && (
        <Suspense>
          <RoleDialog member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
