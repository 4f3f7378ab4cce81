import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Icon.module.css';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /** Which drawing. */
  name: IconName;
  /** Says what the icon means where no text beside it does; without it the icon is decoration. */
  label?: string;
  /** Small sits in a line of text, medium in a control, large stands alone. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** One drawing of our own set, in the colour of the text around it. */
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
