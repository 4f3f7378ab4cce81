import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatMoment } from '@year-group/api-types/dates';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { draftAt } from '#lib/draft.ts';

const { size, space } = tokens;

const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  padding: `${space['2']} ${space['4']}`,
  borderInlineStart: `${size.rule} solid ${theme.palette.secondary.main}`,
  backgroundColor: theme.palette.action.hover,
}));

interface DraftSyncProps {
  draftKey: string;
  /** Whether the form is saved, so that nothing is stored any more. */
  doneRef: RefObject<boolean>;
}

/** Restores the stored draft, offers to discard it, and stores every change from then on. */
export function DraftSync({ draftKey, doneRef }: DraftSyncProps) {
  const { reset, subscribe, formState } = useFormContext();
  const { defaultValues } = formState;
  const [draft, setDraft] = useState(() => draftAt(draftKey).read());

  useEffect(() => {
    const stored = draftAt(draftKey);
    const found = stored.read();
    if (found) reset(found.values, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty && !doneRef.current) stored.write(values);
        else stored.clear();
      },
    });
  }, [draftKey, doneRef, reset, subscribe]);

  function handleDiscard() {
    draftAt(draftKey).clear();
    reset(defaultValues);
    setDraft(undefined);
  }

  if (!draft) return null;
  return (
    <Notice role="status">
      <Typography variant="body2">Your unsaved text of {formatMoment(draft.savedAt)} is back.</Typography>
      <Button onClick={handleDiscard}>Discard it</Button>
    </Notice>
  );
}
