import type { Event } from './event.ts';
import type { GroupContent } from './group.ts';
import type { NewsItem } from './newsItem.ts';

/** Pages of the site that show a preview for the panel. */
export const previewPaths = {
  news: '/preview/news',
  events: '/preview/events',
  home: '/preview/home',
  about: '/preview/about',
  alumni: '/preview/alumni',
  giving: '/preview/giving',
} as const;

/** What the panel sends to the preview frame. */
export interface PreviewDrafts {
  news: NewsItem;
  events: Event;
  home: GroupContent<'home'>;
  about: GroupContent<'about'>;
  alumni: GroupContent<'alumni'>;
  giving: GroupContent<'giving'>;
}

/** What the frame sends when it is ready for a draft. */
export const previewReady = 'preview-ready';

/** A message from the panel to the frame. */
export interface PreviewMessage<Kind extends keyof PreviewDrafts = keyof PreviewDrafts> {
  preview: Kind;
  draft: PreviewDrafts[Kind];
}
