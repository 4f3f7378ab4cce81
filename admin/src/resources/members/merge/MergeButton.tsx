import type { Member } from '@year-group/api-types/members/member';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { useSelectedRows } from '#components/lists/SelectRow.tsx';
import { MergeDialog } from './MergeDialog.tsx';

/** Offers to make one record of two chosen members. */
export function MergeButton() {
  const [first, second, third] = useSelectedRows<Member>();
  const { onUnselectItems } = useListContext();
  const [pair, setPair] = useState<[string, string]>();
  return (
    <>
      {first && second && !third && (
        <ActButton right="members.change" variant="outlined" onClick={() => setPair([first.id, second.id])}>
          Merge
        </ActButton>
      )}
      {pair && (
        <MergeDialog ids={pair} onClose={() => setPair(undefined)} onMerged={() => onUnselectItems()} />
      )}
    </>
  );
}
