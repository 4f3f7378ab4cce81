import { encodeImage } from '@year-group/api/images/encodeImage';
import { brandFiles } from './brand/brandFiles.ts';
import { type Collection, collections, findScenes } from './collections.ts';
import { removeFiles, type Written, writeFiles } from './files.ts';
import { writeTables } from './tables.ts';

/** Draws the artwork and exports it: all of it, or only the slugs given on the command line. */
const wanted = process.argv.slice(2);
const isWanted = (slug: string) => wanted.length === 0 || wanted.includes(slug);
const written: Written[] = [];

async function exportScene({ folder, isShared, limit }: Collection, slug: string, svg: string) {
  const { files } = await encodeImage(Buffer.from(svg), slug);
  await removeFiles(folder, slug);
  const kept = files.filter(({ name }) => isShared || !name.endsWith('.share.jpg'));
  written.push(...(await writeFiles(folder, kept, limit)));
}

for (const collection of collections) {
  for (const [slug, svg] of await findScenes(collection.from)) {
    if (isWanted(slug)) await exportScene(collection, slug, svg);
  }
}
for (const { slug, limit, make } of brandFiles) {
  if (isWanted(slug)) written.push(...(await writeFiles('site/public', await make(), limit)));
}
await writeTables();

console.table(written.map(({ path, bytes, limit }) => ({ path, kB: Math.round(bytes / 100) / 10, limit })));
const heavy = written.filter(({ bytes, limit }) => bytes > limit * 1000);
if (heavy.length > 0) {
  console.error(`Over their limit: ${heavy.map(({ path }) => path).join(', ')}`);
  process.exitCode = 1;
}
