import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { state } from '../../lib/element.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Primary: the main action. Gold: the same on night. Secondary: outline. Quiet: text. Danger: destroys. */
  variant?: 'primary' | 'gold' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'large';
  /** With an address, renders a link that looks like a button. */
  href?: string;
  /** Shown before the text. */
  icon?: IconName;
  /** Shown after the text. */
  iconAfter?: IconName;
  /** While true, the button keeps the focus but does nothing; its text says what is happening. */
  busy?: boolean;
  /** Takes the whole width of its container. */
  wide?: boolean;
}

/** A button, or with `href` a link. */
export function Button({
  variant = 'primary',
  size = 'medium',
  href,
  icon,
  iconAfter,
  busy,
  wide,
  className,
  children,
  disabled,
  ...props
}: ButtonProps) {
  const shared = {
    ...props,
    className: clsx(styles.Button, className),
    'data-variant': variant,
    'data-size': size,
    'data-busy': state(busy),
    'data-wide': state(wide),
    children: (
      <>
        {icon && <Icon name={icon} size="small" />}
        {children}
        {iconAfter && <Icon name={iconAfter} size="small" />}
      </>
    ),
  };
  if (href !== undefined) return <Anchor {...(shared as ComponentProps<'a'>)} href={href} />;
  // Not disabled: browsers take the focus from a disabled button.
  return (
    <button
      type="button"
      {...shared}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : props.onClick}
    />
  );
}
