import { useEffect, useRef } from 'react';

let observer: IntersectionObserver | undefined;

/** One observer serves every revealed element of a page. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLElement).dataset.reveal = 'shown';
        observer?.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  return observer;
}

/**
 * Fades an element below the fold in when it is scrolled to. Without JavaScript it is always
 * visible.
 */
export function useReveal<T extends HTMLElement>() {
  const ref = useRef<T>(null);

  useEffect(() => {
    const element = ref.current;
    // An element that is already visible must not disappear and come back.
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    if (!('IntersectionObserver' in window)) return;
    element.dataset.reveal = 'waiting';
    sharedObserver().observe(element);
    return () => sharedObserver().unobserve(element);
  }, []);

  return ref;
}
