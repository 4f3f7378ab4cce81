import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const api = dirname(findPackageJSON(import.meta.url) ?? '');

/** A file or folder of the API by its path in `api/`, from the sources as from the build: both lie below its package.json. */
export const inApi = (path: string): string => join(api, path);
