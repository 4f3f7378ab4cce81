/** Makes only the next jump smooth. Page changes keep jumping. */
export function scrollSmoothlyOnce(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'smooth';
  setTimeout(() => style.removeProperty('scroll-behavior'), 1000);
}
