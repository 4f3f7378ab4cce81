/** Makes the jump that is about to happen a smooth one, and only that: page changes keep jumping. */
export function scrollSmoothlyOnce(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'smooth';
  setTimeout(() => style.removeProperty('scroll-behavior'), 1000);
}
