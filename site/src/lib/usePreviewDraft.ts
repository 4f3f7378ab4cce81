import { type PreviewDrafts, type PreviewMessage, previewReady } from '@year-group/api-types/preview';
import { useEffect, useState } from 'react';

/** The panel's draft, sent to this page in the panel's frame. */
export function usePreviewDraft<Kind extends keyof PreviewDrafts>(
  kind: Kind,
): PreviewDrafts[Kind] | undefined {
  const [draft, setDraft] = useState<PreviewDrafts[Kind]>();

  useEffect(() => {
    function handleMessage({ origin, source, data }: MessageEvent<PreviewMessage<Kind> | undefined>) {
      const isPanel = origin === location.origin && source === window.parent;
      if (isPanel && data?.preview === kind) setDraft(data.draft);
    }
    window.addEventListener('message', handleMessage);
    if (window.parent !== window) window.parent.postMessage(previewReady, location.origin);
    return () => window.removeEventListener('message', handleMessage);
  }, [kind]);

  return draft;
}
