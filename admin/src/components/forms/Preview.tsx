import type { PreviewDrafts } from '@year-group/api-types/content/preview';
import { LivePreview } from '../preview/LivePreview.tsx';
import { PreviewButton, type PreviewProps } from '../preview/PreviewButton.tsx';

/** What `PanelForm` shows of a draft: its page beside the form, or a button that opens it. */
export const previewOf =
  <Kind extends keyof PreviewDrafts>(props: PreviewProps<Kind>) =>
  (isBeside: boolean) =>
    isBeside ? <LivePreview {...props} /> : <PreviewButton {...props} />;
