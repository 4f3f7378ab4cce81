import type { Colours } from './colours.ts';

/** What the panel's start page says about the group, as JSON in the element `brand`. */
export interface PanelBrand {
  name: string;
  /** The group's own palette; none for the reference. */
  colours?: Colours;
  /** The address of the group's crest; none for the product's own mark. */
  crest?: string;
}
