import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Refused } from '@year-group/api-types/common/common';
import { undoSeconds } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { useEffect } from 'react';
import { useCloseNotification, useNotificationContext, useNotify } from 'react-admin';
import { waitingChanges } from '#providers/providers.ts';
import { ActButton } from '../ActButton.tsx';

/** What is said of a change, and what undoes it where that is possible. */
interface Done {
  sentence: string;
  /** Undoes it and resolves to what could not be undone and why. */
  undo?: () => Promise<{ refused: Refused }>;
  /** Message after undoing. */
  undoneText?: string;
}

/** Changes records, reports it, offers to undo it, and reads the lists again. */
export function useChange(resource: string) {
  const notify = useNotify();
  const queries = useQueryClient();
  return async <Reply,>(
    send: (about: { key: string; title: string }) => Promise<Reply>,
    doneOf: (reply: Reply) => Done | undefined,
    /** What it is called while it waits for the connection, if `send` passes its `about` on. */
    title = '',
  ): Promise<Reply> => {
    const about = { key: crypto.randomUUID(), title };
    const reply = await send(about);
    const isWaiting = waitingChanges.has(about.key);
    const done: Done | undefined = isWaiting ? { sentence: messages.admin.savedOffline } : doneOf(reply);
    if (done?.undo)
      notify(done.sentence, {
        type: 'success',
        autoHideDuration: undoSeconds * 1000,
        action: <UndoButton {...done} resource={resource} />,
      });
    else if (done) notify(done.sentence, { type: 'success' });
    if (isWaiting) {
      // Details show it too.
      const { id } = reply as { id?: string };
      for (const key of [
        ['details', id],
        ['getOne', { id }],
      ])
        queries.setQueryData<object>([resource, ...key], (read) => read && { ...read, ...reply });
    } else await queries.invalidateQueries({ queryKey: [resource] });
    return reply;
  };
}

/** Lets the lists of a resource start again at their first page. */
export const showFirstPage = (queries: QueryClient, resource: string | undefined) =>
  queries.setQueriesData<InfiniteData<unknown>>(
    { queryKey: [resource, 'getInfiniteList'] },
    (read) => read && { pages: read.pages.slice(0, 1), pageParams: read.pageParams.slice(0, 1) },
  );

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
    <ActButton size="small" act={handleUndo} done={undoneText} reread={[resource, 'trash', 'dashboard']}>
      Undo
    </ActButton>
  );
}
