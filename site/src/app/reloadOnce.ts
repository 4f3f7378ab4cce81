/** Also read by the inline starter, which reloads for the same reason. */
export const reloadedKey = 'reloaded';
export const reloadPauseMs = 60_000;

/** The file of a page could not be fetched: no network, or a release replaced the file. */
export class PageFileMissing extends Error {}

/**
 * Reloads the page, so that it names the files of the current release. Returns false when that
 * cannot help: it was just tried, or there is no network and no cached copy.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadPauseMs) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
  } catch {
    // Without storage to remember the attempt, the page could reload for ever.
    return false;
  }
  location.reload();
  return true;
}
