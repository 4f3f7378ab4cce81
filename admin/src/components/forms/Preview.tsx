import { Button, Dialog, Stack, ToggleButton, ToggleButtonGroup, Typography, useTheme } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type PreviewDrafts, previewPath, previewReady } from '@year-group/api-types/content/preview';
import type { Palette } from '@year-group/api-types/group/group';
import { colourSchema } from '@year-group/api-types/group/groupFacts';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useDataProvider, useIsOffline } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useHasRoomBeside } from '#lib/media.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

interface PreviewProps<Kind extends keyof PreviewDrafts> {
  kind: Kind;
  /** The record that would be published. */
  draftOf: (values: FieldValues) => PreviewDrafts[Kind];
}

/** What is being typed on the site's own page, beside the form or, without room, behind a button. */
export function Preview<Kind extends keyof PreviewDrafts>(props: PreviewProps<Kind>) {
  const [isOpen, setOpen] = useState(false);
  if (useHasRoomBeside()) return <Pane {...props} />;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullScreen aria-labelledby="preview-title">
        <Pane {...props}>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Pane>
      </Dialog>
    </>
  );
}

/** The palette that the server derives from two colours; the last one while they are typed. */
export function usePalette(values: FieldValues): Palette | undefined {
  const brand = colourSchema.safeParse(values['brand']).data ?? '';
  const accent = colourSchema.safeParse(values['accent']).data ?? '';
  const { call } = useDataProvider<PanelDataProvider>();
  const { data } = useQuery({
    queryKey: ['palette', brand, accent],
    queryFn: () => call('GET /api/admin/palette', { query: { brand, accent } }),
    enabled: brand !== '' && accent !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** The page in a frame, so that the styles stay apart. Each change is passed to it; nothing is stored. */
function Pane<Kind extends keyof PreviewDrafts>(props: PreviewProps<Kind> & { children?: ReactNode }) {
  const { kind, draftOf, children } = props;
  const values = useDeferredValue(useWatch());
  const palette = usePalette(values);
  const [theme, setTheme] = useState(useTheme().palette.mode);
  const frame = useRef<HTMLIFrameElement>(null);
  // How often a page in the frame has asked for the draft.
  const [requests, setRequests] = useState(0);
  // An empty frame is white, also in the dark.
  const visibility = requests === 0 ? 'hidden' : 'visible';
  const isOffline = useIsOffline();

  useEffect(() => {
    function handleMessage({ origin, source, data }: MessageEvent<unknown>) {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow;
      if (isOurs && data === previewReady) setRequests((count) => count + 1);
    }
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);

  useEffect(() => {
    const message = { preview: kind, draft: draftOf(values), palette, theme };
    if (requests > 0) frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [requests, kind, draftOf, values, palette, theme]);

  return (
    <Stack component="section" className="preview" aria-labelledby="preview-title" sx={pane}>
      <Stack component="header" direction="row" sx={{ alignItems: 'center', gap: 1.5, p: 1.5 }}>
        <Typography id="preview-title" variant="h2" sx={{ flex: 1 }}>
          Preview
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Theme"
          value={theme}
          onChange={(_event, chosen) => chosen && setTheme(chosen)}
        >
          <ToggleButton value="light">Light</ToggleButton>
          <ToggleButton value="dark">Dark</ToggleButton>
        </ToggleButtonGroup>
        {children}
      </Stack>
      {requests === 0 && (
        <Typography role="status" sx={{ p: 2 }}>
          {isOffline ? 'The preview needs a connection.' : 'Loading the preview...'}
        </Typography>
      )}
      {!(isOffline && requests === 0) && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which needs its origin and its scripts
        <iframe
          ref={frame}
          title="How it will look"
          src={previewPath + kind}
          style={{ visibility }}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Tab stays in the form beside it
          tabIndex={children ? 0 : -1}
        />
      )}
    </Stack>
  );
}

const pane = {
  position: 'sticky',
  top: 16,
  height: '100%',
  'form &': { height: 'calc(100dvh - 2rem)', border: 1, borderColor: 'divider' },
  // A dialog has its title above, and its margins.
  '[role=dialog] form &': { top: 0, height: 'calc(100dvh - 10rem)' },
  '& iframe': { flex: 1, border: 0 },
};
