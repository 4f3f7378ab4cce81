import { Button } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { type RefObject, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { draftIn, panelStore } from '#lib/draft.ts';
import { FormNotice } from '../editors/FormNotice.tsx';

interface DraftProps {
  /** Where the draft of this form is stored. */
  draftKey: string;
  /** Whether the form is saved, so that nothing is stored any more. */
  savedRef: RefObject<boolean>;
}

/**
 * Restores the stored draft of the surrounding form, and stores every change from then on, while
 * there is something to save. Returns when the draft was written, and what discards it.
 */
function useDraft({ draftKey, savedRef }: DraftProps) {
  const { reset, subscribe, formState } = useFormContext();
  const { defaultValues, isReady } = formState;
  const [draft, setDraft] = useState(() => draftIn(panelStore, draftKey).read());

  // Once it is ready: react-admin's form first resets itself to its record.
  useEffect(() => {
    if (!isReady) return;
    const stored = draftIn(panelStore, draftKey);
    const found = stored.read();
    if (found) reset(found.values, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (savedRef.current) return;
        if (isDirty) stored.write(values);
        else stored.clear();
      },
    });
  }, [isReady, draftKey, savedRef, reset, subscribe]);

  return {
    savedAt: draft?.savedAt,
    discard() {
      draftIn(panelStore, draftKey).clear();
      reset(defaultValues);
      setDraft(undefined);
    },
  };
}

/** Keeps what is typed in the surrounding form as a draft, and says so when one is back. */
export function Draft(props: DraftProps) {
  const { savedAt, discard } = useDraft(props);
  if (savedAt === undefined) return null;
  return (
    <FormNotice
      text={`Your unsaved text of ${formatMoment(savedAt)} is back.`}
      actions={<Button onClick={discard}>Discard it</Button>}
    />
  );
}
