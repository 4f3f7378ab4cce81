import { createHash } from 'node:crypto';
import { holdPresses } from '#app/earlyInput.ts';
import { reloadedKey, reloadPauseMs } from '#app/reloadOnce.ts';
import { startPage } from './startPage.ts';

/**
 * The page's only inline script. The files are named in the tag's `data-modules`, the entry first:
 * the text is the same on every page and can be allowed by its hash.
 */
export const starter = `(${String(holdPresses)})();(${String(startPage)})("${reloadedKey}",${reloadPauseMs})`;

/** The starter's source expression for the Content-Security-Policy. */
export const starterHash = `sha256-${createHash('sha256').update(starter).digest('base64')}`;
