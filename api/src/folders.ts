import { fileURLToPath } from 'node:url';

/** A file or folder of the API by its path in `api/`; this file, in `src/`, and what the build makes of it lie equally deep. */
export const inApi = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
