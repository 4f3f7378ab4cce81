import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Icon.module.css';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /** The name of the icon. */
  name: IconName;
  /**
   * The icon's meaning, where no text next to it says it. Without a label the icon is decorative.
   */
  label?: string;
  /** Small for a line of text, medium for a control, large on its own. */
  size?: 'small' | 'medium' | 'large';
}

/** One icon of our own set, in the colour of the surrounding text. */
export function Icon({ name, label, size = 'medium', className, ...props }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx(styles.Icon, className)}
      data-size={size}
      {...meaning}
      {...props}
    >
      <path d={paths[name]} />
    </svg>
  );
}
