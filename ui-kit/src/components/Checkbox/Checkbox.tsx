import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> {
  /** The label. */
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
  className?: string;
}

/** A checkbox with its label. */
export function Checkbox({ label, onCheckedChange, className, ...props }: CheckboxProps) {
  return (
    <label className={clsx(styles.Checkbox, className)}>
      <span className={styles.Box}>
        <input type="checkbox" onChange={({ target }) => onCheckedChange?.(target.checked)} {...props} />
        <Icon name="check" size="small" />
      </span>
      <span>{label}</span>
    </label>
  );
}
