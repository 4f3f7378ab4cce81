import { Button, Dialog, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import {
  type PreviewDrafts,
  type PreviewMessage,
  previewPaths,
  previewReady,
} from '@year-group/api-types/preview';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useIsWide } from '#components/lists/useIsWide.ts';

const { size, space } = tokens;

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
      {draft && <PreviewDialog kind={kind} draft={draft} onClose={() => setDraft(undefined)} />}
    </>
  );
}

const Top = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space['4'],
  padding: `${space['3']} ${space['4']}`,
  borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
}));

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  justifyItems: 'center',
  backgroundColor: theme.palette.action.hover,
  '& iframe': { inlineSize: '100%', blockSize: '100%', border: 0 },
  '& iframe[data-narrow]': { maxInlineSize: '390px' },
}));

interface PreviewDialogProps {
  kind: keyof PreviewDrafts;
  draft: PreviewDrafts[keyof PreviewDrafts];
  onClose: () => void;
}

/** The site's page in a frame, so that the styles stay apart. The draft is passed to it. */
function PreviewDialog({ kind, draft, onClose }: PreviewDialogProps) {
  const isWide = useIsWide();
  const [isNarrow, setNarrow] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    function handleMessage({ origin, source, data }: MessageEvent<unknown>) {
      const page = frame.current?.contentWindow;
      if (origin !== location.origin || source !== page || data !== previewReady) return;
      page?.postMessage({ preview: kind, draft } satisfies PreviewMessage, location.origin);
    }
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [kind, draft]);

  return (
    <Dialog open onClose={onClose} fullScreen aria-labelledby="preview-title">
      <Top>
        <Typography id="preview-title" variant="h2" sx={{ marginInlineEnd: 'auto' }}>
          Preview
        </Typography>
        {isWide && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Width"
            value={isNarrow ? 'phone' : 'computer'}
            onChange={(_event, chosen: string | null) => chosen && setNarrow(chosen === 'phone')}
          >
            <ToggleButton value="computer">Computer</ToggleButton>
            <ToggleButton value="phone">Phone</ToggleButton>
          </ToggleButtonGroup>
        )}
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </Top>
      <Ground>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which needs its origin and its scripts */}
        <iframe
          ref={frame}
          title="How it will look"
          src={previewPaths[kind]}
          data-narrow={isNarrow || undefined}
        />
      </Ground>
    </Dialog>
  );
}
