import type { ThemeName } from '../group/colours.ts';
import type { GroupContent, GroupSection, Palette } from '../group/group.ts';
import type { Listing } from '../shop/listing.ts';
import type { Event } from './event.ts';
import type { NewsItem } from './newsItem.ts';

/** Pages of the site that show previews for the panel begin with this. */
export const previewPath = '/preview/';

interface Records {
  news: NewsItem;
  events: Event;
  listings: Listing;
}

/** Previews of one record; the others are of a section of the group's own. */
export type RecordKind = keyof Records;

/** What the panel sends to the preview frame. */
export type PreviewDrafts = Records & { [Section in GroupSection]: GroupContent<Section> };

/** What the frame sends when it is ready for a draft. */
export const previewReady = 'preview-ready';

/** A message from the panel to the frame. */
export interface PreviewMessage<Kind extends keyof PreviewDrafts = keyof PreviewDrafts> {
  preview: Kind;
  draft: PreviewDrafts[Kind];
  palette?: Palette | undefined;
  /** @default what the system asks for */
  theme?: ThemeName;
}
