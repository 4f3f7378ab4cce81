import { Button } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { type RefObject, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { draftAt } from '#lib/draft.ts';
import { FormNotice } from './FormNotice.tsx';

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
    <FormNotice
      text={`Your unsaved text of ${formatMoment(draft.savedAt)} is back.`}
      actions={<Button onClick={handleDiscard}>Discard it</Button>}
    />
  );
}
