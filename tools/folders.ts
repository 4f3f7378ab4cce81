import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A path inside the repository. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);
