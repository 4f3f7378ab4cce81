import { Button, type ButtonProps } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Right } from '@year-group/api-types/officers/rights';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { problemIn } from '#lib/passkeys.ts';
import type { CallApi, PanelDataProvider } from '#providers/dataProvider.ts';
import { Question } from './Question.tsx';
import { RightButton } from './RightButton.tsx';

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
  return async (act: (call: CallApi) => Promise<unknown>, done?: string) => {
    const readAgain = () => Promise.all(reread.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    try {
      await act(call);
    } catch (error) {
      // Somebody else may have changed it.
      void readAgain();
      throw error;
    }
    await readAgain();
    if (done) notify(done, { type: 'success' });
    onDone?.();
  };
}

interface ActButtonProps extends Omit<ButtonProps, 'component'>, Afterwards {
  /** Who may press it. @default everybody */
  right?: Right;
  /** Asked before it is done: what cannot be taken back. */
  question?: { title: string; text: string; yes: string; isDangerous?: boolean };
  act: (call: CallApi) => Promise<unknown>;
  /** Said when it is done. */
  done?: string;
}

/** A button that does something on the server, once at a time, and says why it was refused. */
export function ActButton({ right, question, act, done, reread, onDone, ...look }: ActButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const notify = useNotify();
  const run = useAct({ reread, onDone });
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () => run(act, done),
    onSuccess: () => setAsked(false),
    onError: (problem) => question ?? notify(problemIn(problem), { type: 'error' }),
  });
  const button = {
    ...look,
    disabled: isPending || look.disabled,
    onClick: () => (question ? setAsked(true) : mutate()),
  };
  return (
    <>
      {right ? <RightButton right={right} {...button} /> : <Button {...button} />}
      {question && isAsked && (
        <Question
          {...question}
          isBusy={isPending}
          problem={error ? problemIn(error) : undefined}
          onYes={() => mutate()}
          onCancel={() => {
            setAsked(false);
            reset();
          }}
        />
      )}
    </>
  );
}
