import { Box } from '@mui/material';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { trashDays } from '@year-group/api-types/common/limits';
import { shownFields } from '@year-group/api-types/members/houses';
import type { Member } from '@year-group/api-types/members/member';
import { memberFieldNames, memberFields } from '@year-group/api-types/members/memberFields';
import type { MergeField } from '@year-group/api-types/members/memberMerge';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { useUndo } from '#components/lists/useUndo.tsx';
import { Problem } from '#components/Problem.tsx';
import { useBrand } from '#lib/brand.ts';
import { useCall } from '#providers/useCall.ts';
import { MergeChoice } from './MergeChoice.tsx';

interface MergeFormProps {
  keep: Member;
  other: Member;
  /** Of the dialog, since a refusal is still shown with what was read again. */
  task: { run: (merge: () => Promise<void>) => void; problem: string; isBusy: boolean };
  onClose: () => void;
  onMerged: () => void;
}

/** Both records side by side, with a choice for each field in which they differ. */
export function MergeForm({
  keep,
  other,
  task: { run, problem, isBusy },
  onClose,
  onMerged,
}: MergeFormProps) {
  const { houses } = useBrand();
  const names: MergeField[] = [...shownFields(memberFieldNames, houses), 'role'];
  // What only the other has is not lost by pressing on.
  const [fromOther, setFromOther] = useState(() => names.filter((name) => !keep[name] && other[name]));
  const call = useCall();
  const refresh = useRefreshList('members');
  const offerUndo = useUndo();
  const labelOf = (name: MergeField) =>
    name === 'role' ? 'Role' : name === 'houseAtPresec' ? houses.label : memberFields[name].name;

  const seen = ({ id, version = 0 }: Member) => ({ id, version });
  async function merge() {
    try {
      const body = { keep: seen(keep), other: seen(other), fromOther };
      const { fullName } = await call('POST /api/admin/members/merge', { body });
      offerUndo({
        resource: 'members',
        sentence: messages.members.merged(fullName),
        undo: () => call('POST /api/admin/trash/restore', { body: { ids: [other.id] } }),
        undoneText: messages.members.mergeUndone,
      });
      onMerged();
      onClose();
    } finally {
      // When one of them was changed or deleted, both are read again.
      await refresh();
    }
  }

  return (
    <Box
      component="form"
      sx={{ display: 'contents' }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run(merge);
      }}
    >
      <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography>
          One record stays, with what you choose. The other stays in the trash for {trashDays} days. What one
          of them keeps private stays private.
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 }}>
          {[keep, other].map((member) => (
            <Typography key={member.id} variant="body2" color="textSecondary">
              {member.imported ? 'Imported' : 'Registered'} {formatLongDate(member.registeredAt)}
            </Typography>
          ))}
        </Box>
        {names.map((name) => (
          <MergeChoice
            key={name}
            name={name}
            label={labelOf(name)}
            values={[keep[name] ?? '', other[name] ?? '']}
            isFromOther={fromOther.includes(name)}
            onChange={(isFromOther) =>
              setFromOther((before) => [
                ...before.filter((each) => each !== name),
                ...(isFromOther ? [name] : []),
              ])
            }
          />
        ))}
        <Problem text={problem} />
      </DialogContent>
      <DialogActions sx={{ paddingBlockStart: tokens.space['3'] }}>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {isBusy ? 'Merging...' : 'Merge into one'}
        </Button>
      </DialogActions>
    </Box>
  );
}
