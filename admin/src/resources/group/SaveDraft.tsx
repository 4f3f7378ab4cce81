import { Button } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';

interface SaveDraftProps {
  /** Resolves to whether it only waits in this browser. */
  save: (values: FieldValues) => Promise<boolean>;
}

/** Saves the form as it is on the server, so that it can be continued on another device. */
export function SaveDraft({ save }: SaveDraftProps) {
  const { getValues, reset } = useFormContext();
  const [isSaving, setSaving] = useState(false);
  const notify = useNotify();
  async function handleSave() {
    const values = getValues();
    setSaving(true);
    try {
      const isWaiting = await save(values);
      reset(values);
      if (isWaiting) notify(messages.admin.savedOffline, { type: 'info' });
      else notify(messages.group.draftSaved, { type: 'success' });
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : messages.group.createFailed, { type: 'error' });
    } finally {
      setSaving(false);
    }
  }
  return (
    <Button variant="outlined" disabled={isSaving} onClick={() => void handleSave()}>
      {isSaving ? 'Saving...' : 'Save draft'}
    </Button>
  );
}
