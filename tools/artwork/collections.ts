import { basename, join } from 'node:path';
import { inRepository, namesIn } from './files.ts';

/** A folder of scene modules and where their pictures go. */
export interface Collection {
  /** Folder of modules below `tools/artwork`. */
  from: string;
  /** Folder of the exported files. */
  folder: string;
  /** Whether each picture also has a card for social networks. */
  isShared: boolean;
  /** Largest size of any file, in kB. */
  limit: number;
}

const demoFolder = 'api/src/db/demo/pictures';
const siteImages = 'site/public/images';

export const collections: Collection[] = [
  { from: 'scenes/site', folder: siteImages, isShared: false, limit: 80 },
  { from: 'scenes/gallery', folder: `${siteImages}/gallery`, isShared: false, limit: 80 },
  { from: 'scenes/placeholders', folder: `${siteImages}/placeholders`, isShared: false, limit: 80 },
  { from: 'leaders', folder: `${siteImages}/leaders`, isShared: false, limit: 80 },
  { from: 'scenes/demo', folder: demoFolder, isShared: true, limit: 80 },
  { from: 'listings', folder: demoFolder, isShared: true, limit: 80 },
];

const isPicture = (value: unknown): value is string => typeof value === 'string' && value.startsWith('<svg');
const isViews = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.every(isPicture);

/**
 * The pictures of a folder by slug. A module that exports one SVG string gives the slug of its file name
 * (`scienceLab.ts` is `science-lab`); one that exports a list of them gives `<slug>-1`, `<slug>-2` and so on.
 */
export async function findScenes(from: string): Promise<[slug: string, svg: string][]> {
  const folder = join('tools/artwork', from);
  const found: [string, string][] = [];
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.ts')) continue;
    const slug = basename(name, '.ts').replace(/[A-Z]|(?<=[a-z])\d/g, (letter) => `-${letter.toLowerCase()}`);
    const values = Object.values((await import(join(inRepository(folder), name))) as Record<string, unknown>);
    const single = values.find(isPicture);
    const views = values.find(isViews);
    if (single) found.push([slug, single]);
    else views?.forEach((view, index) => found.push([`${slug}-${index + 1}`, view]));
  }
  return found;
}
