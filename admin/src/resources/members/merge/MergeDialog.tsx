import {
  Box,
  Button,
  DialogActions,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { trashDays } from '@year-group/api-types/common/limits';
import { formatPhone } from '@year-group/api-types/common/phone';
import { shownFields } from '@year-group/api-types/members/houses';
import type { Member } from '@year-group/api-types/members/member';
import { memberFieldNames, memberFields } from '@year-group/api-types/members/memberFields';
import type { MemberMerge, MergeField } from '@year-group/api-types/members/memberMerge';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { RecordFrame } from '#components/lists/RecordFrame.tsx';
import { useRefreshList, useUndo } from '#components/lists/useUndo.tsx';
import { Problem } from '#components/Problem.tsx';
import { Read } from '#components/Read.tsx';
import { useBrand } from '#lib/brand.ts';
import { problemIn } from '#lib/passkeys.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

interface MergeDialogProps {
  ids: readonly [string, string];
  onClose: () => void;
  onMerged: () => void;
}

/** Two members who may be one person, as they are stored now. */
export function MergeDialog({ ids, onClose, onMerged }: MergeDialogProps) {
  const { call } = useDataProvider<PanelDataProvider>();
  const refresh = useRefreshList('members');
  const offerUndo = useUndo();
  const query = useQuery({
    queryKey: ['members', 'merge', ...ids],
    queryFn: () =>
      Promise.all(
        ids.map((id) => call('GET /api/members/:id', { params: { id } })) as [
          Promise<Member>,
          Promise<Member>,
        ],
      ),
    gcTime: 0,
  });
  const merge = useMutation({
    mutationFn: (body: MemberMerge) => call('POST /api/admin/members/merge', { body }),
    onSuccess({ fullName }, { other }) {
      offerUndo({
        resource: 'members',
        sentence: messages.members.merged(fullName),
        undo: () => call('POST /api/admin/trash/restore', { body: { ids: [other.id] } }),
        undoneText: messages.members.mergeUndone,
      });
      onMerged();
      onClose();
    },
    // When one of them was changed or deleted, both are read again.
    onSettled: () => refresh(),
  });
  return (
    <RecordFrame title="Are these one person?" onClose={onClose}>
      <Read query={query} failed={messages.members.detailsFailed}>
        {(pair) => (
          <Choices
            // Chosen anew for each state of the two records.
            key={pair.map(({ version }) => version).join(' ')}
            records={inOrder(...pair)}
            isBusy={merge.isPending}
            onMerge={merge.mutate}
          />
        )}
      </Read>
      <Problem text={merge.error ? problemIn(merge.error) : ''} />
    </RecordFrame>
  );
}

/**
 * First the record that stays: one whose owner registered, since they may be signed in with it, else
 * the older one. All its fields can be taken from the other.
 */
function inOrder(one: Member, other: Member): readonly [Member, Member] {
  const rank = ({ imported, registeredAt }: Member) => `${imported ? 1 : 0} ${registeredAt}`;
  return rank(one) <= rank(other) ? [one, other] : [other, one];
}

interface ChoicesProps {
  records: readonly [keep: Member, other: Member];
  isBusy: boolean;
  onMerge: (body: MemberMerge) => void;
}

/** Both records side by side, with a choice for each field in which they differ. */
function Choices({ records, isBusy, onMerge }: ChoicesProps) {
  const { houses } = useBrand();
  const [keep, other] = records;
  const names: MergeField[] = [...shownFields(memberFieldNames, houses), 'role'];
  const differing = names.filter((name) => (keep[name] ?? '') !== (other[name] ?? ''));
  // What only the other has is not lost by pressing on.
  const [fromOther, setFromOther] = useState(() => names.filter((name) => !keep[name] && other[name]));
  const shown = (member: Member, name: MergeField) =>
    (name === 'phone' ? formatPhone(member.phone) : member[name]) || 'Empty';
  const labelOf = (name: MergeField) =>
    name === 'role' ? 'Role' : name === 'houseAtPresec' ? houses.label : memberFields[name].name;
  const seen = ({ id, version = 0 }: Member) => ({ id, version });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        One record stays, with what you choose. The other stays in the trash for {trashDays} days. What one of
        them keeps private stays private.
      </Typography>
      <Box sx={sideBySide}>
        {records.map((member) => (
          <Typography key={member.id} variant="body2" color="textSecondary">
            {member.fullName}, {member.imported ? 'imported' : 'registered'}{' '}
            {formatLongDate(member.registeredAt)}
          </Typography>
        ))}
      </Box>
      {differing.map((name) => (
        <FormControl key={name} component="fieldset">
          <FormLabel component="legend">{labelOf(name)}</FormLabel>
          <RadioGroup
            value={fromOther.includes(name) ? 1 : 0}
            onChange={(_, chosen) =>
              setFromOther(chosen === '1' ? [...fromOther, name] : fromOther.filter((each) => each !== name))
            }
            sx={sideBySide}
          >
            {records.map((member, index) => (
              <FormControlLabel
                key={member.id}
                value={index}
                control={<Radio />}
                label={shown(member, name)}
              />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
      <DialogActions sx={{ p: 0 }}>
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => onMerge({ keep: seen(keep), other: seen(other), fromOther })}
        >
          Merge into one
        </Button>
      </DialogActions>
    </Box>
  );
}

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1.5,
  overflowWrap: 'anywhere',
};
