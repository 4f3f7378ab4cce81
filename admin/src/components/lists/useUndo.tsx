import { useQueryClient } from '@tanstack/react-query';
import type { Refused } from '@year-group/api-types/common/common';
import { undoSeconds } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { useEffect } from 'react';
import { useCloseNotification, useNotificationContext, useNotify } from 'react-admin';
import { takeBack, waitingChanges } from '#providers/providers.ts';
import { ActButton } from '../ActButton.tsx';

/** What is said of a change, and what undoes it where that is possible. */
interface Done {
  sentence: string;
  /** Undoes it and resolves to what could not be undone and why. */
  undo?: () => Promise<{ refused: Refused }>;
  /** Message after undoing. */
  undoneText?: string;
}

/** Reports an action, and offers to undo it while that is possible. */
export function useUndo() {
  const notify = useNotify();
  return ({ sentence, ...done }: Done & { resource: string }) =>
    notify(sentence, {
      type: 'success',
      ...(done.undo && { autoHideDuration: undoSeconds * 1000, action: <UndoButton {...done} /> }),
    });
}

/**
 * Changes records by the data provider, reports it, and offers to undo it: while it waits for the
 * connection by taking it back. Then reads the lists again.
 */
export function useChange(resource: string) {
  const report = useUndo();
  const queries = useQueryClient();
  return async <Reply,>(
    title: string,
    send: (about: { key: string; title: string }) => Promise<Reply>,
    doneOf: (reply: Reply) => Done | undefined,
  ): Promise<Reply> => {
    const about = { key: crypto.randomUUID(), title };
    const reply = await send(about);
    if (waitingChanges.has(about.key)) {
      const undo = async () => ({ refused: await takeBack([about.key]) });
      report({ resource, sentence: messages.admin.savedOffline, undo, undoneText: messages.admin.takenBack });
    } else {
      const done = doneOf(reply);
      if (done) report({ resource, ...done });
      await queries.invalidateQueries({ queryKey: [resource] });
    }
    return reply;
  };
}

/** The button of such a report. */
function UndoButton({ resource, undo, undoneText = '' }: Omit<Done, 'sentence'> & { resource: string }) {
  const close = useCloseNotification();
  const isFollowed = useNotificationContext().notifications.length > 0;

  // Messages queue up: the next undo would be offered when it is too late for it.
  useEffect(() => {
    if (isFollowed) close();
  }, [isFollowed, close]);

  async function handleUndo() {
    close();
    const [reason] = (await undo?.())?.refused ?? [];
    if (reason) throw new Error(reason.message);
  }

  return (
    <ActButton size="small" act={handleUndo} done={undoneText} reread={[resource]}>
      Undo
    </ActButton>
  );
}
