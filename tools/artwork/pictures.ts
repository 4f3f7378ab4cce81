import { readdir } from 'node:fs/promises';
import { inRoot } from '../folders.ts';

export interface PictureFolder {
  /** Where the pictures go, and how their addresses begin. */
  to: string;
  address: string;
  /** Whether each also has a JPEG for social networks. */
  isShared?: boolean;
}

const demo: PictureFolder = { to: 'api/src/platform/db/demo/pictures', address: '/uploads/', isShared: true };
const site = (path: string): PictureFolder => ({ to: `site/public${path}`, address: `${path}/` });

/** Where the pictures of each folder of `artwork/` go; those of `brand` have fixed names. */
export const pictureFolders = {
  gallery: site('/images/gallery'),
  leaders: site('/images/leaders'),
  pages: demo,
  'news-and-events': demo,
  listings: demo,
};

/** The files in the site's public folder for each drawing in `artwork/brand`, and their widths. */
export const brandFiles: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  logo: { 'logo.svg': 512, 'logo.png': 512 },
  favicon: { 'favicon.svg': 64, 'favicon.ico': 32 },
  'apple-touch-icon': { 'apple-touch-icon.png': 180 },
  icon: { 'icon-192.png': 192, 'icon-512.png': 512 },
  'icon-maskable': { 'icon-maskable-512.png': 512 },
};

/** File names of pictures contain size and colour: `cap-1-1200x1200-8e716a.480.webp`. */
const fileName = /^(?<slug>.+)-\d+x\d+-[0-9a-f]{6}(?<rest>\..+)$/;

/** The files of a folder's pictures in order; the main one of a picture has its largest width. */
export async function picturesIn(folder: string): Promise<{ name: string; slug: string; isMain: boolean }[]> {
  const names = (await readdir(inRoot(folder))).toSorted((left, right) => left.localeCompare(right));
  return names.flatMap((name) => {
    const { slug, rest } = fileName.exec(name)?.groups ?? {};
    return slug ? [{ name, slug, isMain: rest === '.webp' }] : [];
  });
}
