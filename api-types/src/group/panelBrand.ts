import type { Colours } from './colours.ts';
import type { GroupShell } from './group.ts';
import type { Parts } from './groupParts.ts';

/** What the panel's start page says about the group, as JSON in the element `brand`. */
export interface PanelBrand {
  name: string;
  shortName: string;
  houses: GroupShell['houses'];
  /** What the group has: an area of a part that is off is not offered. */
  parts: Parts;
  /** Whether orders are paid by hand: the server has no payment provider. */
  paysByHand: boolean;
  /** The group's own palette; none for the reference. */
  colours?: Colours;
  /** The address of the group's crest; none for the product's own mark. */
  crest?: string;
}
