import { Box, DialogContentText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { trashDays } from '@year-group/api-types/common/limits';
import { formatPhone } from '@year-group/api-types/common/phone';
import { shownFields } from '@year-group/api-types/members/houses';
import type { Member } from '@year-group/api-types/members/member';
import { memberFieldNames, memberFields } from '@year-group/api-types/members/memberFields';
import type { MergeField } from '@year-group/api-types/members/memberMerge';
import { messages } from '@year-group/api-types/messages';
import { RadioButtonGroupInput, useDataProvider } from 'react-admin';
import { FormDialog } from '#components/ActForm.tsx';
import { useChange } from '#components/lists/useChange.tsx';
import { Read } from '#components/Read.tsx';
import { useBrand } from '#providers/brand.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

interface MergeDialogProps {
  ids: readonly [string, string];
  onClose: () => void;
  onMerged: () => void;
}

/** The record that stays, and the other. */
type Pair = readonly [Member, Member];
/** Whose value a field takes. */
type Choice = 'keep' | 'other';

/** Two members who may be one person, as they are stored now, and what to take of each. */
export function MergeDialog({ ids, onClose, onMerged }: MergeDialogProps) {
  const { houses } = useBrand();
  const { call } = useDataProvider<PanelDataProvider>();
  const change = useChange('members');
  const query = useQuery({
    queryKey: ['members', 'merge', ...ids],
    queryFn: async () => {
      const read = (id: string) => call('GET /api/members/:id', { params: { id } });
      return inOrder(...(await Promise.all([read(ids[0]), read(ids[1])])));
    },
    gcTime: 0,
  });
  const names: MergeField[] = [...shownFields(memberFieldNames, houses), 'role'];
  const [keep, other] = query.data ?? [];
  // What only the other has is not lost by pressing on.
  const first = names.map((name) => [name, !keep?.[name] && other?.[name] ? 'other' : 'keep'] as const);

  async function merge(chosen: Record<MergeField, Choice>) {
    if (!keep || !other) return;
    const fromOther = names.filter((name) => chosen[name] === 'other');
    const body = { keep: seen(keep), other: seen(other), fromOther };
    await change(
      async () => {
        const merged = await call('POST /api/admin/members/merge', { body });
        // Before the lists are read again, and with them the two records of this dialog.
        onMerged();
        onClose();
        return merged;
      },
      ({ fullName }) => ({
        sentence: messages.members.merged(fullName),
        undo: () => call('POST /api/admin/trash/restore', { body: { ids: [other.id] } }),
        undoneText: messages.members.mergeUndone,
      }),
    );
  }

  return (
    <FormDialog
      title="Are these one person?"
      maxWidth="md"
      submit={query.data && 'Merge into one'}
      record={Object.fromEntries(first)}
      act={merge}
      // When one of them was changed or deleted, both are read again.
      reread={['members']}
      onClose={onClose}
    >
      <Read query={query} failed={messages.members.detailsFailed}>
        {(pair) => (
          <>
            <DialogContentText>
              One record stays, with what you choose. The other stays in the trash for {trashDays} days. What
              one of them keeps private stays private.
            </DialogContentText>
            <Box sx={sideBySide}>
              {pair.map((member) => (
                <Typography key={member.id} variant="body2" color="textSecondary">
                  {member.fullName}, {member.imported ? 'imported' : 'registered'}{' '}
                  {formatLongDate(member.registeredAt)}
                </Typography>
              ))}
            </Box>
            {names.map((name) => (
              <FieldChoice key={name} name={name} pair={pair} />
            ))}
          </>
        )}
      </Read>
    </FormDialog>
  );
}

const seen = ({ id, version = 0 }: Member) => ({ id, version });

/**
 * First the record that stays: one whose owner registered, since they may be logged in with it, else
 * the older one. All its fields can be taken from the other.
 */
function inOrder(one: Member, other: Member): Pair {
  const rank = ({ imported, registeredAt }: Member) => `${imported ? 1 : 0} ${registeredAt}`;
  return rank(one) <= rank(other) ? [one, other] : [other, one];
}

/** The two values of a field in which they differ. */
function FieldChoice({ name, pair: [keep, other] }: { name: MergeField; pair: Pair }) {
  const { houses } = useBrand();
  if ((keep[name] ?? '') === (other[name] ?? '')) return null;
  const shown = (member: Member) => (name === 'phone' ? formatPhone(member.phone) : member[name]) || 'Empty';
  const label = name === 'role' ? 'Role' : name === 'houseAtPresec' ? houses.label : memberFields[name].name;
  return (
    <RadioButtonGroupInput
      source={name}
      label={label}
      choices={[
        { id: 'keep', name: shown(keep) },
        { id: 'other', name: shown(other) },
      ]}
      translateChoice={false}
      options={{ sx: sideBySide }}
    />
  );
}

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1.5,
  overflowWrap: 'anywhere',
};
