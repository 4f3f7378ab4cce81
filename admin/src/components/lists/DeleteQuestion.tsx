import { DialogContentText } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useState } from 'react';
import { Problem } from '../Problem.tsx';
import { Question } from '../Question.tsx';
import type { Described } from './listTexts.ts';
import { RowPreview } from './RowPreview.tsx';

const Rows = styled('div')({ '& > [role]': { marginBlock: tokens.space['4'] } });

export interface DeleteQuestionProps {
  /** Exactly the rows to delete. Undefined while they are loading. */
  rows: readonly (Described & { id: string })[] | undefined;
  text: string;
  /** Why they could not be read. */
  problem?: string | undefined;
  /** A note below the rows. */
  note?: ReactNode;
  onCancel: () => void;
  /** Deletes them and closes the dialog. */
  onConfirm: () => Promise<void>;
}

/** The dialog that confirms the deletion of several records and shows which. */
export function DeleteQuestion({ rows, text, problem, note, onCancel, onConfirm }: DeleteQuestionProps) {
  const [isDeleting, setDeleting] = useState(false);

  async function handleConfirm() {
    setDeleting(true);
    await onConfirm().finally(() => setDeleting(false));
  }

  return (
    <Question
      title={messages.news.batchTitle}
      text={text}
      yes={isDeleting ? 'Deleting...' : 'Yes, delete them'}
      isWide
      isBusy={isDeleting}
      isDisabled={!rows || rows.length === 0}
      onCancel={onCancel}
      onYes={() => void handleConfirm()}
    >
      <Rows>
        {problem ? <Problem text={problem} /> : <RowPreview rows={rows} />}
        {note && <DialogContentText variant="body2">{note}</DialogContentText>}
      </Rows>
    </Question>
  );
}
