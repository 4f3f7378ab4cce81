/**
 * Reloads the page, so that it names the files of the current release. Returns false when that
 * cannot help: it was just tried, or there is no network and no cached copy. Also inlined in the
 * page as text, so it uses nothing from outside.
 */
export function reloadOnce(): boolean {
  const key = 'reloaded';
  const pauseMs = 60_000;
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage to remember the attempt, the page could reload for ever.
    return false;
  }
  location.reload();
  return true;
}
