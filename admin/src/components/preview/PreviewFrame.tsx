import { Typography } from '@mui/material';
import { type PreviewMessage, previewPath, previewReady } from '@year-group/api-types/content/preview';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useIsOffline } from 'react-admin';

interface PreviewFrameProps {
  message: PreviewMessage;
  style: CSSProperties;
}

/** The site's page in a frame, so that the styles stay apart. Each new draft is passed to it. */
export function PreviewFrame({ message, style }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // How often a page in the frame has asked for the draft.
  const [asked, setAsked] = useState(0);
  const isOffline = useIsOffline();

  useEffect(() => {
    function handleMessage({ origin, source, data }: MessageEvent<unknown>) {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow;
      if (isOurs && data === previewReady) setAsked((count) => count + 1);
    }
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);

  useEffect(() => {
    if (asked > 0) frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [asked, message]);

  // A page that has loaded needs no network.
  if (isOffline && asked === 0)
    return (
      <Typography role="status" sx={{ padding: tokens.space['4'] }}>
        The preview needs a network.
      </Typography>
    );
  return (
    <>
      {asked === 0 && (
        <Typography role="status" sx={{ position: 'absolute', padding: tokens.space['4'] }}>
          Loading the preview...
        </Typography>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which needs its origin and its scripts */}
      <iframe ref={frame} title="How it will look" src={previewPath + message.preview} style={style} />
    </>
  );
}
