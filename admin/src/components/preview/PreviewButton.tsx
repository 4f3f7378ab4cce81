import { Button, Dialog } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { PreviewDrafts } from '@year-group/api-types/content/preview';
import type { Palette } from '@year-group/api-types/group/group';
import { useMemo, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { PreviewPane } from './PreviewPane.tsx';

const FullPane = styled(PreviewPane)({ blockSize: '100%' });

export interface PreviewProps<Kind extends keyof PreviewDrafts> {
  kind: Kind;
  /** The record that would be published. */
  draftOf: (values: FieldValues) => PreviewDrafts[Kind];
  /** The colours that it would give the site. */
  palette?: Palette | undefined;
}

/** Shows a draft on the site's own page, on the whole screen, before it is published. */
export function PreviewButton<Kind extends keyof PreviewDrafts>(props: PreviewProps<Kind>) {
  const { kind, draftOf, palette } = props;
  const { getValues } = useFormContext();
  const [draft, setDraft] = useState<PreviewDrafts[Kind]>();
  const handleClose = () => setDraft(undefined);
  // The colours may arrive after the draft.
  const message = useMemo(() => draft && { preview: kind, draft, palette }, [kind, draft, palette]);
  return (
    <>
      <Button variant="outlined" onClick={() => setDraft(draftOf(getValues()))}>
        Preview
      </Button>
      <Dialog open={message !== undefined} onClose={handleClose} fullScreen aria-labelledby="preview-title">
        {message && (
          <FullPane
            message={message}
            actions={
              <Button variant="contained" onClick={handleClose}>
                Close
              </Button>
            }
          />
        )}
      </Dialog>
    </>
  );
}
