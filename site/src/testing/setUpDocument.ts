import { afterEach } from 'vitest';

/*
 * For tests with a document. Raises the time that `findBy…` and `waitFor` of Testing Library wait,
 * from 1,000 to 10,000 ms: a page that is loaded on demand takes longer on a busy machine. A test
 * that passes waits no longer than it needs. After each test, the document and its storage are
 * emptied, because files may share them.
 */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  // jsdom has no layout, so nothing to scroll.
  Element.prototype.scrollTo = () => {};
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
