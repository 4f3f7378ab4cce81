import { referenceColours } from '@year-group/api-types/colours';
import { resolvePalette } from '@year-group/api-types/palette';
import { paletteCss } from '@year-group/api-types/paletteCss';

/** Colours of invented groups, to look at every component and page in. */
const palettes = {
  reference: { title: 'Reference colours', ...referenceColours },
  maroon: { title: 'Girls’ school, maroon', brand: '#7A1F2B', accent: '#D9B44A' },
  yellow: { title: 'Technical school, bright yellow', brand: '#FFD500', accent: '#1A1A1A' },
  green: { title: 'University hall, green', brand: '#0B5D3B', accent: '#F2C14E' },
} as const;

/** The toolbar's choices. */
export const paletteItems = Object.entries(palettes).map(([value, { title }]) => ({ value, title }));

const style = document.createElement('style');

/** Shows the page in the colours of a group, as the server would write them into it. */
export function showPalette(name: unknown): void {
  const { brand, accent } = palettes[name as keyof typeof palettes] ?? palettes.reference;
  style.textContent = paletteCss(resolvePalette({ brand, accent }));
  // Last of all sheets, where a page of the site has it too.
  document.head.append(style);
}
