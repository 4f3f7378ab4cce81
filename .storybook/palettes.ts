import { type GroupColours, referenceColours } from '@year-group/api-types/group/colours';
import { resolvePalette } from '@year-group/api-types/group/palette';
import { paletteCss } from '@year-group/api-types/group/paletteCss';
import { otherGroups } from '@year-group/api-types/testing/otherGroups';

const { maroon, yellow, green } = otherGroups;

/** Colours of invented groups, to look at every component and page in. */
const palettes = {
  reference: { title: 'Reference colours', ...referenceColours },
  maroon: { title: 'Girls’ school, maroon', ...maroon.look },
  yellow: { title: 'Technical school, bright yellow', ...yellow.look },
  green: { title: 'University hall, green', ...green.look },
} as const;

/** The toolbar's choices. */
export const paletteItems = Object.entries(palettes).map(([value, { title }]) => ({ value, title }));

const style = document.createElement('style');

/** Sets the page's colours as the server would: the group's own, or those of a named palette. */
export function showPalette(name: unknown, own: GroupColours | undefined): void {
  const { brand, accent } = own ?? palettes[name as keyof typeof palettes] ?? palettes.reference;
  style.textContent = paletteCss(resolvePalette({ brand, accent }));
  // Last of all sheets, where a page of the site has it too.
  document.head.append(style);
}
