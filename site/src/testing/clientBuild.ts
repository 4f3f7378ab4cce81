import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageNames, pages } from '@year-group/api-types/system/pages';
import { pageAt } from '#app/pageHandle.ts';
import { routes } from '#app/routes.tsx';

/** A folder like Vite's browser build: an entry, the style sheet, one script for each page, and one that they share. */
export async function makeClientBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'site-build-'));
  const modules = [...pageNames.map((name) => pages[name].pattern), '/nowhere'].flatMap(
    (path) => pageAt(routes, path).module ?? [],
  );
  const manifest = {
    'index.html': { file: 'assets/entry.js', isEntry: true },
    '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
    ...Object.fromEntries(
      modules.map((page) => [
        page,
        { file: `assets/${page.split('/').at(-1)}.js`, src: page, imports: ['_shared.js', 'index.html'] },
      ]),
    ),
  };
  const source = await readFile(join(import.meta.dirname, '../../index.html'), 'utf8');
  const index = source.replace(
    '<script type="module" src="/src/entryClient.tsx"></script>',
    '<script type="module" crossorigin src="/assets/entry.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/shared.js">\n<link rel="stylesheet" crossorigin href="/assets/style.css">',
  );
  await mkdir(join(folder, '.vite'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest)),
    writeFile(join(folder, 'index.html'), index),
  ]);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
