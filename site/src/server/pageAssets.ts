import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The files of a page, in load order. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
}

/** The browser build: which files each page needs, and the text of the styles. */
export interface ClientBuild {
  /** Files of the entry and of those pages. Throws for a page that is not in the build. */
  assetsOf: (modules: string[]) => PageAssets;
  /** The text of a style sheet. */
  styleOf: (file: string) => string;
  /** Addresses of the fonts that every page needs, when the build has them. */
  fonts: { title: string | undefined; text: string | undefined };
  /** Vite's index.html, as a static host serves it. */
  indexHtml: string;
}

const indexPage = 'index.html';

/** The entry has no file of its own: it is the first module in the file that every page shares. */
const isEntry = ({ name, isEntry }: Manifest[string]) => isEntry ?? name === 'site';

/** Reads what Vite built into `folder`. */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const styles = new Map<string, string>();
  for (const file of new Set(Object.values(manifest).flatMap(({ css = [] }) => css))) {
    styles.set(`/${file}`, (await readFile(join(folder, file), 'utf8')).trim());
  }
  const entries = Object.keys(manifest).filter((key) => manifest[key] && isEntry(manifest[key]));
  const font = (name: string) => {
    const file = Object.values(manifest).find(({ src }) => src?.endsWith(`/${name}.woff2`))?.file;
    return file && `/${file}`;
  };
  return {
    assetsOf: (modules) => collect(manifest, [...entries, ...modules]),
    styleOf: (file) => styles.get(file) ?? '',
    fonts: { title: font('title'), text: font('text') },
    indexHtml: await readFile(join(folder, indexPage), 'utf8'),
  };
}

function collect(manifest: Manifest, roots: string[]): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build for browsers has no ${name}. Build the site again.`);
    if (visited.has(name)) return;
    visited.add(name);
    // Imports run first and their styles come first, so that the file itself can override them.
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const root of roots) visit(root);
  return { scripts: [...scripts].map(slashed), styles: [...styles].map(slashed) };
}

const slashed = (file: string) => `/${file}`;
