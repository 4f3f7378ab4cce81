import { Button } from '@mui/material';
import type { PreviewDrafts } from '@year-group/api-types/preview';
import { lazy, Suspense, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

const PreviewDialog = lazy(async () => ({ default: (await import('./PreviewDialog.tsx')).PreviewDialog }));

interface PreviewButtonProps<Kind extends keyof PreviewDrafts> {
  kind: Kind;
  /** The record that would be published. */
  draftOf: (values: FieldValues) => PreviewDrafts[Kind];
}

/** Shows a draft on the site's own page before it is published. */
export function PreviewButton<Kind extends keyof PreviewDrafts>({ kind, draftOf }: PreviewButtonProps<Kind>) {
  const { getValues } = useFormContext();
  const [draft, setDraft] = useState<PreviewDrafts[Kind]>();
  return (
    <>
      <Button variant="outlined" onClick={() => setDraft(draftOf(getValues()))}>
        Preview
      </Button>
      {draft && (
        <Suspense>
          <PreviewDialog kind={kind} draft={draft} onClose={() => setDraft(undefined)} />
        </Suspense>
      )}
    </>
  );
}
