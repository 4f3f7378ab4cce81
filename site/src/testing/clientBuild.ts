import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handleOf } from '#app/pageHandle.ts';
import { routes } from '#app/routes.tsx';

/**
 * A folder like Vite's browser build, with an entry, the style sheet and one script for each page.
 */
export async function makeClientBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'site-build-'));
  const pages = routes
    .flatMap((route) => [route, ...(route.children ?? [])])
    .flatMap((route) => handleOf(route))
    .flatMap(({ module = [] }) => module);
  const manifest = {
    'index.html': { file: 'assets/entry.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'style.css': { file: 'assets/style.css', src: 'style.css' },
    ...Object.fromEntries(
      pages.map((page) => [page, { file: `assets/${page.split('/').at(-1)}.js`, src: page }]),
    ),
    'title.woff2': { file: 'assets/title.woff2', src: '../ui-kit/src/styles/fonts/title.woff2' },
  };
  const source = await readFile(join(import.meta.dirname, '../../index.html'), 'utf8');
  const index = source.replace(
    '<script type="module" src="/src/entryClient.tsx"></script>',
    '<script type="module" crossorigin src="/assets/entry.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/shared.js">\n<link rel="stylesheet" crossorigin href="/assets/style.css">',
  );
  await mkdir(join(folder, '.vite'), { recursive: true });
  await mkdir(join(folder, 'assets'));
  await Promise.all([
    writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest)),
    writeFile(join(folder, 'index.html'), index),
    writeFile(join(folder, 'assets/style.css'), 'main{color:red}.unknown{color:blue}'),
  ]);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
