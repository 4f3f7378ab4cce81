/** Moves the focus to the page's heading if what had it is gone once the page is drawn again. */
export const keepFocus = () =>
  setTimeout(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector('h1')?.focus({ preventScroll: true });
    }),
  );
