import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';
import { type Render, slot } from '../../lib/element.ts';
import styles from './Reveal.module.css';

export interface RevealProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Rise moves up 12 px in 500 ms, milestone fades in for 700 ms. */
  motion?: 'rise' | 'milestone';
  /** An element to render instead of a div. */
  render?: Render;
}

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

function useReveal() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    // An element that is already visible must not disappear and come back.
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    sharedObserver().observe(element);
    return () => sharedObserver().unobserve(element);
  }, []);

  return ref;
}

/** Fades content below the fold in; always visible without JavaScript or with reduced motion. */
export function Reveal({ motion = 'rise', render, className, ...props }: RevealProps) {
  const ref = useReveal();
  return slot('div', render, {
    ...props,
    ref,
    className: clsx(styles.Reveal, className),
    'data-motion': motion,
  });
}
