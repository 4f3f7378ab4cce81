import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { artwork, changedDrawings, drawingPaths, exportedFile, fingerprints } from './drawings.ts';
import { brandFiles, pictureFolders, picturesIn } from './pictures.ts';

it('has current pictures of every drawing; else run node tools/run.mjs node tools/artwork/export.ts', async () => {
  expect(await changedDrawings()).toEqual([]);
});

it('has a drawing for every picture', async () => {
  const folders = new Set(Object.values(pictureFolders).map(({ to }) => to));
  const pictures = (await Promise.all([...folders].map(picturesIn))).flat().filter(({ isMain }) => isMain);
  const slugs = [...pictures.map(({ slug }) => slug), ...Object.keys(brandFiles)];
  const drawn = (await drawingPaths()).map((path) => basename(path, '.svg'));
  expect(slugs.toSorted()).toEqual(drawn.toSorted());
});

it('holds at most 6 MB of drawings, so that people can review what changes', async () => {
  const files = await Promise.all((await drawingPaths()).map((path) => stat(join(artwork, path))));
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
});

it('names the drawings that were added, changed or removed since the last export', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'artwork-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'brand'));
  const draw = (name: string, shape: string) => writeFile(join(folder, 'brand', name), `<svg>${shape}</svg>`);
  await Promise.all(['changed.svg', 'same.svg'].map((name) => draw(name, '<path/>')));
  const exported = { ...(await fingerprints(folder)), 'brand/removed.svg': 'f00' };
  await writeFile(exportedFile(folder), JSON.stringify(exported));

  await draw('added.svg', '<path/>');
  await draw('changed.svg', '<circle/>');

  expect(await changedDrawings(folder)).toEqual([
    'brand/added.svg',
    'brand/changed.svg',
    'brand/removed.svg',
  ]);
});
