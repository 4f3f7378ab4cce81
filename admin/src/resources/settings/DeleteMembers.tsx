import type { Member } from '@year-group/api-types/member';
import { messages } from '@year-group/api-types/messages';
import { useNotify } from 'react-admin';
import { BatchDelete } from '#components/lists/BatchDelete.tsx';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { useTrashUndo } from '#components/lists/useUndo.tsx';
import { useCall } from '#providers/useCall.ts';
import { memberTexts } from '../members/memberTexts.ts';

const { batchDeleted, batchFailed, batchInvalid, batchWarning } = messages.members;

/** Deletes the newest members after showing which. */
export function DeleteMembers() {
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefreshList('members');
  const offerUndo = useTrashUndo();

  async function deleteMembers(rows: readonly Member[]): Promise<boolean> {
    const ids = rows.map(({ id }) => id);
    try {
      await call('DELETE /api/admin/members/delete-by-batch', { body: { batchSize: ids.length, ids } });
    } catch (error) {
      notify(`${batchFailed} ${(error as Error).message}`, { type: 'error' });
      return false;
    }
    offerUndo('members', ids, batchDeleted);
    await refresh(true);
    return true;
  }

  return (
    <BatchDelete<Member>
      resource="members"
      newestBy="registeredAt"
      label="Delete Members by Batch"
      invalidText={batchInvalid}
      warning={batchWarning}
      describe={memberTexts.describe}
      onDelete={deleteMembers}
    />
  );
}
