import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Banner.module.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps extends ComponentProps<'div'> {
  tone?: BannerTone;
  /** A link or a button. */
  action?: ReactNode;
  /** Shows a close button. */
  onDismiss?: () => void;
}

const icons: Record<BannerTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/** A message about the whole page: offline, a sale, a change of venue. */
export function Banner({ tone = 'info', action, onDismiss, className, children, ...props }: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(styles.Banner, className)}
      {...props}
      data-tone={tone}
    >
      <Icon name={icons[tone]} className={styles.Icon} />
      <div className={styles.Text}>{children}</div>
      {action}
      {onDismiss && <IconButton icon="close" label="Close" onClick={onDismiss} />}
    </div>
  );
}
