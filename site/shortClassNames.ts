import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A class, or the name of an animation, in a style sheet. */
const written = /(?:\.|@keyframes )([A-Za-z][\w-]*)/g;

/**
 * Names of three characters for the classes of all CSS modules below `folders`. Each name is in the
 * page, in its inline styles and in a script: PostCSS's own hashes of five characters would cost
 * 0.4 kB in the styles of a page alone, Vite's own names 0.8. The names come from a hash: a new
 * class renames none or very few of the others, and both builds give the same names on every
 * machine. Throws on a class of another folder.
 */
export function shortClassNames(root: string, folders: string[]): (name: string, file: string) => string {
  const keyOf = (name: string, file: string) => `${relative(root, file).replaceAll(sep, '/')}:${name}`;
  const files = folders.flatMap((folder) => globSync(join(root, folder, '**/*.module.css')));
  const keys = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(written)].map(([, name = '']) => keyOf(name, file)),
  );
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const key of [...new Set(keys)].toSorted()) {
    let name = hashOf(key);
    for (let attempt = 1; taken.has(name); attempt += 1) name = hashOf(`${key}:${attempt}`);
    taken.add(name);
    names.set(key, name);
  }
  return (name, file) => {
    const short = names.get(keyOf(name, file.split('?')[0] ?? file));
    if (!short)
      throw new Error(`${file} has a class ${name} that was not found below ${folders.join(', ')}.`);
    return short;
  };
}

/** The underscore avoids names that ad blockers hide. */
const hashOf = (text: string) => `_${createHash('sha256').update(text).digest('base64url').slice(0, 2)}`;
