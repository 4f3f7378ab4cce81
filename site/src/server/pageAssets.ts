import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The browser build: which files each page needs. */
export interface ClientBuild {
  /**
   * The scripts of the entry and of a page with all that they import, so that none is fetched after another. Throws for
   * a page that is not in the build.
   */
  scriptsOf: (module: string | undefined) => string[];
  /** Vite's index.html, as a static host serves it. */
  indexHtml: string;
}

/** Reads what Vite built into `folder`. */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  /** Adds the file of a module to `files`, and those of all that it imports. */
  const filesOf = (name: string, files = new Set<string>()): Set<string> => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build for browsers has no ${name}. Build the site again.`);
    if (files.has(`/${chunk.file}`)) return files;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) filesOf(imported, files);
    return files;
  };
  return {
    scriptsOf(module) {
      const files = filesOf('index.html');
      return [...(module ? filesOf(module, files) : files)];
    },
    indexHtml: await readFile(join(folder, 'index.html'), 'utf8'),
  };
}
