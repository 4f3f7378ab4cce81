import { Alert, Button } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { type RefObject, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { changedValues, draftIn, panelStore, withChanges } from '#lib/draft.ts';
import { keepFocus } from '#lib/keepFocus.ts';

interface DraftProps {
  /** Where the draft of this form is stored. */
  draftKey: string;
  /** Whether the form is saved, so that nothing is stored any more. */
  savedRef: RefObject<boolean>;
}

/**
 * Keeps what is typed in the surrounding form as a draft while there is something to save, restores
 * it when the form is opened again, and says so. Drawn once the officer, whose draft it is, is known.
 */
export function Draft({ draftKey, savedRef }: DraftProps) {
  const { reset, getValues, subscribe, formState } = useFormContext();
  const { defaultValues, isReady } = formState;
  const [draft, setDraft] = useState(() => draftIn(panelStore, draftKey).read());

  // Once it is ready: react-admin's form first resets itself to its record.
  useEffect(() => {
    if (!isReady) return;
    const stored = draftIn(panelStore, draftKey);
    const found = stored.read();
    if (found) reset(withChanges(getValues(), found.values), { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues: before }) => {
        if (savedRef.current) return;
        // Its `isDirty` is false, with the text still there, when the record was read again.
        const written = changedValues(values, before);
        if (Object.keys(written).length === 0) stored.clear();
        // Not when only the record was read again: the draft would get a newer time.
        else if (JSON.stringify(written) !== JSON.stringify(stored.read()?.values)) stored.write(written);
      },
    });
  }, [isReady, draftKey, savedRef, reset, getValues, subscribe]);

  function discard() {
    draftIn(panelStore, draftKey).clear();
    reset(defaultValues);
    setDraft(undefined);
    keepFocus();
  }
  if (!draft) return null;
  return (
    <Alert role="status" severity="info" action={<Button onClick={discard}>Discard it</Button>}>
      Your unsaved text of {formatMoment(draft.savedAt)} is back.
    </Alert>
  );
}
