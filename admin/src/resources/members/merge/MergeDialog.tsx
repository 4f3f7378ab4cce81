import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useMutation } from '@tanstack/react-query';
import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { useId } from 'react';
import { DialogHead } from '#components/DialogHead.tsx';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { Problem } from '#components/Problem.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { useIsWide } from '#lib/media.ts';
import { problemIn } from '#lib/passkeys.ts';
import { useRead } from '#providers/useRead.ts';
import { MergeForm } from './MergeForm.tsx';

interface MergeDialogProps {
  ids: readonly [string, string];
  onClose: () => void;
  onMerged: () => void;
}

/** Two members who may be one person, as they are stored now. */
export function MergeDialog({ ids, onClose, onMerged }: MergeDialogProps) {
  const titleId = useId();
  const isWide = useIsWide();
  const {
    mutate,
    error: refused,
    isPending,
  } = useMutation({ mutationFn: (merge: () => Promise<void>) => merge() });
  const problem = refused ? problemIn(refused) : '';
  const one = useStored(ids[0]);
  const other = useStored(ids[1]);
  const error = one.error ?? other.error;
  const refetch = () => Promise.all([one.refetch(), other.refetch()]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullScreen={!isWide} fullWidth maxWidth="md">
      <DialogHead id={titleId} title="Are these one person?" onClose={onClose} />
      {one.data && other.data && !error ? (
        <MergeForm
          // A form of its own for each state of the two records.
          key={`${one.data.version} ${other.data.version}`}
          {...inOrder(one.data, other.data)}
          task={{ run: mutate, problem, isBusy: isPending }}
          onClose={onClose}
          onMerged={onMerged}
        />
      ) : (
        <DialogContent>
          <Problem text={problem} />
          {error ? (
            <ReadFailed title={messages.members.detailsFailed} error={error} refetch={refetch} />
          ) : (
            <RowsSkeleton />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}

const useStored = (id: string) =>
  useRead(['members', 'merge', id], 'GET /api/members/:id', { params: { id } }, { gcTime: 0 });

/**
 * Which record stays: one whose owner registered, since they may be signed in with it, else the
 * older one. All its fields can be taken from the other.
 */
function inOrder(one: Member, other: Member): { keep: Member; other: Member } {
  const rank = ({ imported, registeredAt }: Member) => `${imported ? 1 : 0} ${registeredAt}`;
  return rank(one) <= rank(other) ? { keep: one, other } : { keep: other, other: one };
}
