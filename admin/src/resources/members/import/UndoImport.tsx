import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { Question } from '#components/Question.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { useTask } from '#components/useTask.ts';
import { useCall } from '#providers/useCall.ts';

interface UndoImportProps {
  importId: string;
  /** How many members go to the trash. */
  count: number;
  /** Names the import for a screen reader, where there are several. */
  label?: string;
  onUndone?: () => void;
}

/** Moves the members of one import to the trash, after a question. */
export function UndoImport({ importId, count, label, onUndone }: UndoImportProps) {
  const [isAsking, setAsking] = useState(false);
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefreshList('members');
  const { run, problem, isBusy } = useTask();
  const close = () => setAsking(false);

  async function handleConfirm() {
    const isDone = await run(async () => {
      const { deleted } = await call('DELETE /api/admin/members/imports/:id', { params: { id: importId } });
      notify(messages.members.importUndone(deleted), { type: 'success' });
    });
    await refresh(true);
    if (!isDone) return;
    close();
    onUndone?.();
  }

  return (
    <>
      <RightButton
        right="members.deleteMany"
        variant="outlined"
        color="error"
        aria-label={label && `Undo this import: ${label}`}
        onClick={() => setAsking(true)}
      >
        Undo this import
      </RightButton>
      {isAsking && (
        <Question
          title="Undo this import?"
          text={messages.members.importUndoWarning(count)}
          yes={isBusy ? 'Undoing...' : 'Yes, undo it'}
          isWide
          isBusy={isBusy}
          problem={problem}
          onCancel={close}
          onYes={() => void handleConfirm()}
        />
      )}
    </>
  );
}
