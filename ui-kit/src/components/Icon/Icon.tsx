import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Icon.module.css';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  name: IconName;
  /** Small for a line of text, medium for a control, large on its own. */
  size?: 'small' | 'medium' | 'large';
}

/** One icon of our own set, in the colour of the surrounding text, which says the same. */
export function Icon({ name, size = 'medium', className, ...props }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={clsx(styles.Icon, className)} data-size={size} aria-hidden {...props}>
      <path d={paths[name]} />
    </svg>
  );
}
