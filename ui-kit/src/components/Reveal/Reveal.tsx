import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useReveal } from '../../hooks/useReveal.ts';
import { type Render, slot } from '../../lib/slot.ts';
import styles from './Reveal.module.css';

export interface RevealProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Rise moves up 12 px in 500 ms, milestone fades in for 700 ms. @default 'rise' */
  motion?: 'rise' | 'milestone';
  /** An element to render instead of a div. */
  render?: Render;
}

/**
 * Fades content below the fold in when it is scrolled to. Without JavaScript or with reduced motion
 * it is always visible.
 */
export function Reveal({ motion = 'rise', render, className, ...props }: RevealProps) {
  const ref = useReveal<HTMLDivElement>();
  return slot('div', render, {
    ...props,
    ref,
    className: clsx(styles.Reveal, className),
    'data-motion': motion,
  });
}
