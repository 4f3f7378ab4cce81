import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Refused } from '@year-group/api-types/common/common';
import { undoSeconds } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { useEffect } from 'react';
import { useCloseNotification, useNotificationContext, useNotify } from 'react-admin';
import { takeBack, waitingChanges } from '#providers/providers.ts';

/**
 * Reads every list of a resource again. With `fromPageOne`, as if just opened: after a creation, an
 * edit and a batch delete. Otherwise as many pages as are shown.
 */
function useRefreshList(resource: string) {
  const queries = useQueryClient();
  return async (fromPageOne = false) => {
    if (fromPageOne) await queries.resetQueries({ queryKey: [resource, 'getInfiniteList'] });
    await queries.invalidateQueries({ queryKey: [resource] });
  };
}

interface Undoable {
  /** Undoes it and resolves to what could not be undone and why. */
  undo: () => Promise<{ refused: Refused }>;
  /** Message after undoing. */
  undoneText: string;
}

/** What is said of a change, and what undoes it where that is possible. */
interface Done extends Partial<Undoable> {
  sentence: string;
}

/** Reports an action, and offers to undo it while that is possible. */
export function useUndo() {
  const notify = useNotify();
  return ({ sentence, undo, undoneText = '', resource }: Done & { resource: string }) =>
    notify(sentence, {
      type: 'success',
      ...(undo && {
        autoHideDuration: undoSeconds * 1000,
        action: <UndoButton resource={resource} undo={undo} undoneText={undoneText} />,
      }),
    });
}

/**
 * Changes records by the data provider, reports it, and offers to undo it: while it waits for the
 * connection by taking it back. Then reads the lists again, with `fromPageOne` as if just opened.
 */
export function useChange(resource: string) {
  const report = useUndo();
  const refresh = useRefreshList(resource);
  return async <Reply,>(
    title: string,
    send: (about: { key: string; title: string }) => Promise<Reply>,
    doneOf: (reply: Reply) => Done | undefined,
    fromPageOne = false,
  ): Promise<Reply> => {
    const about = { key: crypto.randomUUID(), title };
    const reply = await send(about);
    if (waitingChanges.has(about.key)) {
      const undo = async () => ({ refused: await takeBack([about.key]) });
      report({ resource, sentence: messages.admin.savedOffline, undo, undoneText: messages.admin.takenBack });
    } else {
      const done = doneOf(reply);
      if (done) report({ resource, ...done });
      await refresh(fromPageOne);
    }
    return reply;
  };
}

/** The button of such a report. */
function UndoButton({ resource, undo, undoneText }: Undoable & { resource: string }) {
  const notify = useNotify();
  const close = useCloseNotification();
  const refresh = useRefreshList(resource);
  const isFollowed = useNotificationContext().notifications.length > 0;

  // Messages queue up: the next undo would be offered when it is too late for it.
  useEffect(() => {
    if (isFollowed) close();
  }, [isFollowed, close]);

  async function handleUndo() {
    close();
    try {
      const [reason] = (await undo()).refused;
      if (reason) notify(reason.message, { type: 'error' });
      else notify(undoneText, { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await refresh();
  }

  return (
    <Button size="small" onClick={() => void handleUndo()}>
      Undo
    </Button>
  );
}
