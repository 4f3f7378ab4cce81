import type { Member } from '@year-group/api-types/members/member';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { useChosenRows } from '#components/lists/Choosing.tsx';
import { MergeDialog } from './MergeDialog.tsx';

/** Offers to make one record of two chosen members. */
export function MergeButton() {
  const rows = useChosenRows<Member>();
  const { onUnselectItems } = useListContext();
  const [pair, setPair] = useState<[string, string]>();
  const [first, second, third] = rows;
  const isPair = first !== undefined && second !== undefined && third === undefined;
  return (
    <>
      {isPair && (
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
