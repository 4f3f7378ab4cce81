import { createHash } from 'node:crypto';
import {
  type Colours,
  colours,
  type GroupColours,
  referenceColours,
} from '@year-group/api-types/group/colours';
import type { Palette } from '@year-group/api-types/group/group';
import { paletteCss } from '@year-group/api-types/group/paletteCss';
import { LRUCache } from 'lru-cache';
import type { GroupRecord } from './groupRecord.ts';

/** The look of everything that the server sends. */
export interface GroupLook {
  colours: Colours;
  /** What pages add to their styles for these colours; empty for the reference. */
  css: string;
  /** The address of the crest; null for the product's own mark in the group's colours. */
  crest: string | null;
  /** Stands behind the addresses of the icons, so that browsers see another crest at once. */
  iconQuery: string;
}

/** The demo's crest, a file of the built site as its icons are. */
export const demoCrest = '/logo.svg';

const productLook: GroupLook = { colours, css: '', crest: null, iconQuery: '?mark' };
/** Resolving a palette takes some milliseconds, and every page needs it. */
const palettes = new LRUCache<string, Promise<Palette>>({ max: 10 });

/** The look that the group has published. */
export async function readLook(group: Pick<GroupRecord, 'section'>): Promise<GroupLook> {
  const { content } = await group.section('look');
  if (!content) return productLook;
  const { brand, accent, crest } = content;
  const key = `${brand} ${accent}`;
  const resolving = palettes.get(key) ?? paletteOf({ brand, accent });
  palettes.set(key, resolving);
  const palette = await resolving;
  const css = palette.light === colours.light ? '' : paletteCss(palette);
  return { colours: palette, css, crest, iconQuery: iconQueryOf(crest, css) };
}

function iconQueryOf(crest: string | null, css: string): string {
  if (crest === demoCrest) return '';
  if (!crest && !css) return productLook.iconQuery;
  return `?${createHash('sha256').update(`${crest} ${css}`).digest('hex').slice(0, 8)}`;
}

/** The palette of two chosen colours. The resolver is loaded only for a group with its own. */
export async function paletteOf(chosen: GroupColours): Promise<Palette> {
  const isReference = (['brand', 'accent'] as const).every(
    (each) => chosen[each].toUpperCase() === referenceColours[each],
  );
  if (isReference) return { ...colours, used: referenceColours };
  const { resolvePalette } = await import('@year-group/api-types/group/palette');
  return resolvePalette(chosen);
}
