import type { ThemeName } from '../group/colours.ts';
import type { GroupContent, GroupSection } from '../group/group.ts';
import type { Palette } from '../group/paletteSchema.ts';
import type { Listing } from '../shop/listing.ts';
import type { Event } from './event.ts';
import type { NewsItem } from './newsItem.ts';

/** Pages of the site that show a preview for the panel. */
export const previewPaths = {
  news: '/preview/news',
  events: '/preview/events',
  listings: '/preview/listings',
  parts: '/preview/parts',
  identity: '/preview/identity',
  look: '/preview/look',
  contact: '/preview/contact',
  houses: '/preview/houses',
  home: '/preview/home',
  about: '/preview/about',
  alumni: '/preview/alumni',
  giving: '/preview/giving',
  shop: '/preview/shop',
  registration: '/preview/registration',
} as const satisfies Record<keyof PreviewDrafts, string>;

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
