import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import shared from '../../styles/shared.module.css';

/** Text for screen readers, where others see a picture. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span className={clsx(shared.Hidden, className)} {...props} />;
}
