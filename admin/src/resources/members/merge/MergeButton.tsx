import type { Member } from '@year-group/api-types/members/member';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useChosenRows } from '#components/lists/Choosing.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { lazyPart } from '#lib/lazyPart.ts';

const MergeDialog = lazyPart(() => import('./MergeDialog.tsx'), 'MergeDialog');

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
        <RightButton right="members.change" variant="outlined" onClick={() => setPair([first.id, second.id])}>
          Merge
        </RightButton>
      )}
      {pair && (
        <Suspense>
          <MergeDialog ids={pair} onClose={() => setPair(undefined)} onMerged={() => onUnselectItems()} />
        </Suspense>
      )}
    </>
  );
}
