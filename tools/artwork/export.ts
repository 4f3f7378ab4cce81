/* node tools/run.mjs node tools/artwork/export.ts [--all]: makes the pictures of the drawings in
   artwork/ that were added, changed or removed since the last export, or of all drawings. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeImage } from '@year-group/api/images/encodeImage';
import sharp, { type Sharp } from 'sharp';
import { inRoot } from '../folders.ts';
import { artwork, changedDrawings, drawingPaths, exportedFile, fingerprints } from './drawings.ts';
import { brandFiles, type PictureFolder, pictureFolders, picturesIn } from './pictures.ts';

/** Visitors wait for these files: none may be heavier, in bytes. */
const maxBytes = 160_000;

const png = (image: Sharp) => image.png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer();

/** An icon file is a short table of contents and a PNG of 32 pixels. */
async function ico(image: Sharp): Promise<Buffer> {
  const body = await png(image);
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(body.length, 14);
  return Buffer.concat([head, body]);
}

const encoders: Readonly<Record<string, (image: Sharp) => Promise<Buffer>>> = {
  '.png': png,
  '.ico': ico,
};

async function save(path: string, body: Buffer) {
  await writeFile(inRoot(path), body);
  console.log(`${path}: ${(body.length / 1000).toFixed(1)} kB`);
  if (body.length <= maxBytes) return;
  console.error(`${path} is heavier than ${maxBytes / 1000} kB: simplify its drawing.`);
  process.exitCode = 1;
}

/** Replaces the pictures of a drawing, or removes them when the drawing is gone. */
async function exportPictures({ to, isShared }: PictureFolder, slug: string, svg?: Buffer) {
  const former = (await picturesIn(to)).filter((file) => file.slug === slug);
  await Promise.all(former.map(({ name }) => rm(inRoot(to, name))));
  const { files } = svg ? await encodeImage(svg, slug) : { files: [] };
  const wanted = files.filter(({ name }) => isShared || !name.endsWith('.share.jpg'));
  for (const { name, body } of wanted) await save(join(to, name), body);
}

async function exportBrandFiles(svg: Buffer, files: Readonly<Record<string, number>>) {
  for (const [path, width] of Object.entries(files)) {
    const extension = extname(path);
    const isIcon = extension === '.png' || extension === '.ico';
    // sharp draws blurs and grain differently at each width: draw once, then resize.
    const image = isIcon ? sharp(svg, { density: 288 }) : sharp(await sharp(svg).png().toBuffer());
    const encode = encoders[extension];
    await save(join('site/public', path), encode ? await encode(image.resize({ width })) : svg);
  }
}

async function exportDrawing(path: string) {
  const [folder = '', slug = ''] = path.replace('.svg', '').split('/');
  const pictures = new Map<string, PictureFolder>(Object.entries(pictureFolders)).get(folder);
  const svg = await readFile(join(artwork, path)).catch(() => undefined);
  if (pictures) return exportPictures(pictures, slug, svg);
  if (!svg) return;
  if (folder !== 'brand' || !brandFiles[slug])
    throw new Error(`Say in tools/artwork/pictures.ts where the pictures of ${path} go.`);
  await exportBrandFiles(svg, brandFiles[slug]);
}

/** The addresses of a folder's pictures by slug. */
async function addresses({ to, address }: PictureFolder): Promise<Record<string, string>> {
  const main = (await picturesIn(to)).filter(({ isMain }) => isMain);
  return Object.fromEntries(main.map(({ slug, name }) => [slug, `${address}${name}`]));
}

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
for (const path of values.all ? await drawingPaths() : await changedDrawings()) await exportDrawing(path);
await writeFile(exportedFile(), `${JSON.stringify(await fingerprints(), null, 2)}\n`);

/** The demo's record of the group names its pictures by their addresses. */
const demoGroup = inRoot('api/src/platform/db/demo/content/group.json');
let record = await readFile(demoGroup, 'utf8');
for (const folder of [pictureFolders.pages, pictureFolders.gallery, pictureFolders.leaders]) {
  for (const [slug, address] of Object.entries(await addresses(folder))) {
    record = record.replace(
      new RegExp(`${folder.address}${slug}-\\d+x\\d+-[0-9a-f]{6}\\.webp`, 'g'),
      address,
    );
  }
}
await writeFile(demoGroup, record);
