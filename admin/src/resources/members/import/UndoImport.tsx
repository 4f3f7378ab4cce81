import { messages } from '@year-group/api-types/messages';
import { useNotify } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { useRefreshList } from '#components/lists/useRefreshList.ts';

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
  const notify = useNotify();
  const refresh = useRefreshList('members');
  return (
    <ActButton
      right="members.deleteMany"
      variant="outlined"
      color="error"
      aria-label={label && `Undo this import: ${label}`}
      question={{
        title: 'Undo this import?',
        text: messages.members.importUndoWarning(count),
        yes: 'Yes, undo it',
      }}
      act={async (call) => {
        try {
          const { deleted } = await call('DELETE /api/admin/members/imports/:id', {
            params: { id: importId },
          });
          notify(messages.members.importUndone(deleted), { type: 'success' });
        } finally {
          await refresh(true);
        }
      }}
      onDone={onUndone}
    >
      Undo this import
    </ActButton>
  );
}
