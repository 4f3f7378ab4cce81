import { Alert, Button, type ButtonProps, DialogContentText } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { Right } from '@year-group/api-types/officers/rights';
import { type ElementType, type ReactNode, useState } from 'react';
import { Confirm, useDataProvider, useIsOffline, useNotify } from 'react-admin';
import { keepFocus } from '#lib/keepFocus.ts';
import { problemIn } from '#lib/problemIn.ts';
import { useRights } from '#providers/account.ts';
import type { CallApi, PanelDataProvider } from '#providers/dataProvider.ts';

/** What follows when something was done on the server. */
export interface Afterwards {
  /** The resources, and other first keys of queries, that are read again. */
  reread?: readonly string[] | undefined;
  onDone?: (() => void) | undefined;
}

/** Does something on the server that is no CRUD, and what follows. Rejects when it was refused. */
export function useAct({ reread = [], onDone }: Afterwards) {
  const { call } = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  return async <Reply,>(act: (call: CallApi) => Promise<Reply>, done?: (reply: Reply) => string) => {
    try {
      const reply = await act(call);
      if (done) notify(done(reply), { type: 'success' });
    } finally {
      // Also when it was refused: somebody else may have changed it.
      await Promise.all(reread.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    }
    onDone?.();
    keepFocus();
  };
}

export interface ActButtonProps<Reply> extends ButtonProps, Afterwards {
  /** Who may press it; others do not see it. @default everybody */
  right?: Right | undefined;
  /**
   * Whether it is disabled without a connection, and says so. Not where it opens a page, or where the
   * data provider keeps what it sends. @default what only some may press
   */
  needsConnection?: boolean | undefined;
  /** Asked before it is done: what cannot be taken back. Its `rows` show what will change. */
  question?: { title: string; text: string; rows?: ReactNode; yes: string; isDangerous?: boolean };
  /** What it does on the server, if it does not only open something. */
  act?: (call: CallApi) => Promise<Reply>;
  /** Said before the reason when it failed. */
  failed?: string;
  /** Said when it is done. */
  done?: string | ((reply: Reply) => string);
  component?: ElementType;
  to?: string;
}

/** A button that does something on the server, once at a time, and says why it was refused. */
export function ActButton<Reply>(props: ActButtonProps<Reply>) {
  const { right, question, act, failed, done, reread, onDone, ...others } = props;
  const { needsConnection = right !== undefined, ...look } = others;
  const [isAsked, setAsked] = useState(false);
  const notify = useNotify();
  const isOffline = useIsOffline();
  const isAllowed = useRights(right !== undefined);
  const run = useAct({ reread, onDone });
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: async () => act && run(act, typeof done === 'string' ? () => done : done),
    onSuccess: () => setAsked(false),
    onError: (problem) =>
      question ?? notify([failed, problemIn(problem)].filter(Boolean).join(' '), { type: 'error' }),
  });

  if (right && !isAllowed(right)) return null;
  // A question stays open: one that came back by itself would be answered by the next key.
  if (isOffline && needsConnection && !isAsked) {
    const whyNot = messages.admin.needsConnection;
    const { component: _component, to: _to, href: _href, ...looks } = look;
    return (
      // It can be focused and pressed, so that it says why.
      <Button {...looks} type="button" aria-disabled onClick={() => notify(whyNot, { type: 'info' })} />
    );
  }
  return (
    <>
      <Button
        {...look}
        // It keeps the focus, which a disabled one would lose.
        aria-disabled={isPending || look['aria-disabled']}
        {...(act && {
          // The second press of a double press would meet what follows in its place.
          onClick: ({ detail }: { detail: number }) =>
            detail > 1 || isPending || (question ? setAsked(true) : mutate()),
        })}
      />
      {question && (
        <Confirm
          isOpen={isAsked}
          loading={isPending}
          title={question.title}
          fullWidth={Boolean(question.rows)}
          content={
            <>
              <DialogContentText>{question.text}</DialogContentText>
              {question.rows}
              {error && <Alert severity="error">{problemIn(error)}</Alert>}
            </>
          }
          confirm={question.yes}
          confirmColor={question.isDangerous === false ? 'primary' : 'warning'}
          onConfirm={() => mutate()}
          onClose={() => {
            // Its refusal would be shown nowhere.
            if (isPending) return;
            setAsked(false);
            reset();
          }}
        />
      )}
    </>
  );
}
