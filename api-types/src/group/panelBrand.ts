import type { Colours } from './colours.ts';
import type { GroupShell } from './group.ts';

/** What the panel's start page says about the group, as JSON in the element `brand`. */
export interface PanelBrand {
  name: string;
  shortName: string;
  houses: GroupShell['houses'];
  /** The group's own palette; none for the reference. */
  colours?: Colours;
  /** The address of the group's crest; none for the product's own mark. */
  crest?: string;
}
