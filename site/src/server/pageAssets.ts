import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The browser build: which files each page needs, and the text of the styles. */
export interface ClientBuild {
  /** Scripts of the entry and a page, in load order. Throws for a page that is not in the build. */
  scriptsOf: (module: string | undefined) => string[];
  /** The style sheet of all pages: its address and its text. */
  sheet: { file: string; text: string };
  /** Addresses of the fonts that every page needs, when the build has them. */
  fonts: { title: string | undefined; text: string | undefined };
  /** Vite's index.html, as a static host serves it. */
  indexHtml: string;
}

/** The entry has no file of its own: it is the first module in the file that every page shares. */
const isEntry = ({ name, isEntry }: Manifest[string]) => isEntry ?? name === 'site';

/** Reads what Vite built into `folder`. */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key] && isEntry(manifest[key]));
  const sheet = manifest['style.css']?.file ?? '';
  const font = (name: string) => {
    const file = Object.values(manifest).find(({ src }) => src?.endsWith(`/${name}.woff2`))?.file;
    return file && `/${file}`;
  };
  return {
    scriptsOf: (module) => collect(manifest, module ? [...entries, module] : entries),
    sheet: { file: `/${sheet}`, text: withoutComments(await readFile(join(folder, sheet), 'utf8')) },
    fonts: { title: font('title'), text: font('text') },
    indexHtml: await readFile(join(folder, 'index.html'), 'utf8'),
  };
}

/** Vite ends a sheet with a comment of its own. */
const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '');

function collect(manifest: Manifest, roots: string[]): string[] {
  const scripts = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build for browsers has no ${name}. Build the site again.`);
    if (visited.has(name)) return;
    visited.add(name);
    // Imports run first.
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(`/${chunk.file}`);
  };
  for (const root of roots) visit(root);
  return [...scripts];
}
