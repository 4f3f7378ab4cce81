/** Also read by the inline starter, which reloads for the same reason. */
export const openedAnewKey = 'opened-anew';
export const openAnewPause = 60_000;

/** The file of a page could not be fetched: there is no network, or a release has replaced the file. */
export class PageFileMissing extends Error {}

/**
 * Loads the page from the server, which names the files of the present release. Returns false where that cannot help:
 * when it has just been tried, and without a network when nothing is kept for it.
 */
export function openAnew(): boolean {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(openedAnewKey)) < openAnewPause) return false;
    sessionStorage.setItem(openedAnewKey, String(Date.now()));
  } catch {
    // Without a memory of having tried, it could go on for ever.
    return false;
  }
  location.reload();
  return true;
}
