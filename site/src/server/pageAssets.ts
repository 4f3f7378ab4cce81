import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The browser build: which files each page needs. */
export interface ClientBuild {
  /** The scripts of the entry and of a page. Throws for a page that is not in the build. */
  scriptsOf: (module: string | undefined) => string[];
  /** Vite's index.html, as a static host serves it. */
  indexHtml: string;
}

/** Reads what Vite built into `folder`. */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fileOf = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build for browsers has no ${name}. Build the site again.`);
    return `/${chunk.file}`;
  };
  const entry = fileOf('index.html');
  return {
    scriptsOf: (module) => (module ? [entry, fileOf(module)] : [entry]),
    indexHtml: await readFile(join(folder, 'index.html'), 'utf8'),
  };
}
