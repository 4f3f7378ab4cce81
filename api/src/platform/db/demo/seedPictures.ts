import { readdir, readFile } from 'node:fs/promises';
import { inApi } from '../../folders.ts';
import type { ImageStorage } from '../../images/imageStorage.ts';

const folder = inApi('src/platform/db/demo/pictures/');
const mainFile = /^(?<stem>(?<slug>.+)-\d+x\d+-[0-9a-f]{6})\.webp$/;

/**
 * Copies the demo's images in all widths to the storage. Returns their addresses by slug, and the
 * rows that list them as stored.
 */
export async function seedPictures(storage: ImageStorage) {
  // An image of the product for servers comes without the demo's images.
  const names = (await readdir(folder).catch(() => [])).toSorted((left, right) => left.localeCompare(right));
  await Promise.all(names.map(async (name) => storage.put(name, await readFile(`${folder}${name}`))));
  const found = names.flatMap((name) => {
    const { slug, stem } = mainFile.exec(name)?.groups ?? {};
    if (!slug) return [];
    return [
      { slug, imageUrl: `/uploads/${name}`, files: names.filter((each) => each.startsWith(`${stem}.`)) },
    ];
  });
  return {
    pictures: new Map(found.map(({ slug, imageUrl }) => [slug, imageUrl])),
    imageRows: found.map(({ imageUrl, files }) => ({ imageUrl, files })),
  };
}
