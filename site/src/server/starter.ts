import { createHash } from 'node:crypto';
import { openAnewPause, openedAnewKey } from '#app/openAnew.ts';
import { holdPresses } from '#app/untilHydrated.ts';
import { startPage } from './startPage.ts';

/**
 * The page's only inline script. The files stand in the tag's own `data-modules`, the entry first: the text is the same
 * on every page and can be allowed by its hash.
 */
export const starter = `(${String(holdPresses)})();(${String(startPage)})("${openedAnewKey}",${openAnewPause})`;

/** The source expression that lets a Content-Security-Policy allow the starter. */
export const starterHash = `sha256-${createHash('sha256').update(starter).digest('base64')}`;
