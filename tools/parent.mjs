const often = 500;

/**
 * Calls back once when the process that started this one is gone: `kill -9` of npm sends no signal.
 * @param {() => void} onGone
 * @returns {() => void} stops watching
 */
export function whenParentIsGone(onGone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, often);
  timer.unref();
  return () => clearInterval(timer);
}
