import type { Event } from './event.ts';
import type { NewsItem } from './newsItem.ts';

/** Pages of the site that show a preview for the panel. */
export const previewPaths = { news: '/preview/news', events: '/preview/events' } as const;

/** What the panel sends to the preview frame. */
export interface PreviewDrafts {
  news: NewsItem;
  events: Event;
}

/** What the frame sends when it is ready for a draft. */
export const previewReady = 'preview-ready';

/** A message from the panel to the frame. */
export interface PreviewMessage<Kind extends keyof PreviewDrafts = keyof PreviewDrafts> {
  preview: Kind;
  draft: PreviewDrafts[Kind];
}
