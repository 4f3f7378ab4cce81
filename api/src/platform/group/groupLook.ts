import { type Colours, colours, type GroupColours, referenceColours } from '@year-group/api-types/colours';
import type { GroupContent } from '@year-group/api-types/group';
import { paletteCss } from '@year-group/api-types/paletteCss';
import type { Palette } from '@year-group/api-types/paletteSchema';
import type { GroupRecord } from './groupRecord.ts';

/** How everything that the server sends looks. */
export interface GroupLook {
  colours: Colours;
  /** What pages add to their styles for these colours; empty for the reference. */
  css: string;
  /** The address of the crest; null for the product's own mark. */
  crest: string | null;
  /** Stands behind the addresses of the icons, so that browsers see another crest at once. */
  iconQuery: string;
}

const productLook: GroupLook = { colours, css: '', crest: null, iconQuery: '' };
const looks = new WeakMap<object, Promise<GroupLook>>();

/** The look that the group has published, worked out once for each version. */
export async function readLook(group: Pick<GroupRecord, 'section'>): Promise<GroupLook> {
  const { content } = await group.section('look');
  if (!content) return productLook;
  const look = looks.get(content) ?? makeLook(content);
  looks.set(content, look);
  return look;
}

async function makeLook({ brand, accent, crest }: GroupContent<'look'>): Promise<GroupLook> {
  const palette = await paletteOf({ brand, accent });
  const iconQuery = crest ? `?${/([0-9a-f]{8})[0-9a-f]*-/.exec(crest)?.[1] ?? 'own'}` : '';
  return { colours: palette, css: paletteCss(palette), crest, iconQuery };
}

/** The palette of two chosen colours. The resolver is loaded only for a group with its own. */
export async function paletteOf(chosen: GroupColours): Promise<Palette> {
  const isReference = (['brand', 'accent'] as const).every(
    (each) => chosen[each].toUpperCase() === referenceColours[each],
  );
  if (isReference) return { ...colours, used: referenceColours };
  const { resolvePalette } = await import('@year-group/api-types/palette');
  return resolvePalette(chosen);
}
