import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const api = dirname(findPackageJSON(import.meta.url) ?? '');

/** A path in `api/`, the same from the sources and the build: both are below its package.json. */
export const inApi = (path: string): string => join(api, path);
