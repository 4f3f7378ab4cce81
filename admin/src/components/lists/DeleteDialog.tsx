import { Suspense } from 'react';
import { lazyPart } from '#lib/lazyPart.ts';
import type { DeleteQuestionProps } from './DeleteQuestion.tsx';

// Loaded when it is opened: lists are read more often than they are cleared.
const DeleteQuestion = lazyPart(() => import('./DeleteQuestion.tsx'), 'DeleteQuestion');

/** Confirms the deletion of several records and shows which. */
export function DeleteDialog({ isOpen, ...question }: DeleteQuestionProps & { isOpen: boolean }) {
  return <Suspense>{isOpen && <DeleteQuestion {...question} />}</Suspense>;
}
