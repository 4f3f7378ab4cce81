import type { Event } from './event.ts';
import type { NewsItem } from './newsItem.ts';

/** Addresses of the site that show what the panel is about to publish. */
export const previewPaths = { news: '/preview/news', events: '/preview/events' } as const;

/** What the panel hands to the frame that shows a preview. */
export interface PreviewDrafts {
  news: NewsItem;
  events: Event;
}

/** What the frame says once it can take a draft. */
export const previewReady = 'preview-ready';

/** A message from the panel to the frame. */
export interface PreviewMessage<Kind extends keyof PreviewDrafts = keyof PreviewDrafts> {
  preview: Kind;
  draft: PreviewDrafts[Kind];
}
