/**
 * Raises the time that `findBy…` and `waitFor` of Testing Library wait, from 1 s to 10 s (ms): a
 * page that is loaded on demand takes longer on a busy machine. A test that passes waits no longer
 * than it needs.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
