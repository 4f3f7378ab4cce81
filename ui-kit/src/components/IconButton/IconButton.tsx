import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name, also shown as the browser's tooltip. */
  label: string;
  icon: IconName;
  /** Plain on a page, night on pictures and dark backgrounds. */
  variant?: 'plain' | 'night';
  /** While true, the button keeps the focus but does nothing. */
  disabled?: boolean;
}

/** A square button with an icon and a name. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  className,
  disabled,
  onClick,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(styles.IconButton, className)}
      data-variant={variant}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...props}
    >
      <Icon name={icon} />
    </button>
  );
}
