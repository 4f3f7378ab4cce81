import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** One chunk in Vite's manifest. */
export interface Chunk {
  file: string;
  /** What the chunk was called in the build. */
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Vite's manifest: chunks by the source they were made from. */
export type Manifest = Record<string, Chunk>;

/** A file that a first visit transfers. */
export interface LoadedFile {
  kind: 'js' | 'css' | 'html';
  file: string;
  raw: number;
  brotli: number;
}

/** Scripts and styles that a page needs immediately: of its entry and routes, and their imports. */
export function filesOf(manifest: Manifest, ...routes: string[]): { js: string[]; css: string[] } {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry ?? manifest[key]?.name === 'site');
  if (!entry) throw new Error('The manifest names no entry.');
  const gone = routes.find((route) => !manifest[route]);
  if (gone) throw new Error(`The manifest has no ${gone}; the route may have moved.`);
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  visit(entry);
  for (const route of routes) visit(route);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return {
    js: [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js')),
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

/** Bytes of a text as it is and as the best brotli sends it. */
export function measure(kind: LoadedFile['kind'], file: string, content: Uint8Array): LoadedFile {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return { kind, file, raw: content.length, brotli: brotliCompressSync(content, { params }).length };
}

/** Measures what the first visit of a page loads from a built site; `routes` are its lazy parts. */
export function measureFirstLoad(folder: string, ...routes: string[]): LoadedFile[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const { js, css } = filesOf(manifest, ...routes);
  return [
    ...js.map((file) => measure('js', file, readFileSync(join(folder, file)))),
    ...css.map((file) => measure('css', file, readFileSync(join(folder, file)))),
  ];
}
