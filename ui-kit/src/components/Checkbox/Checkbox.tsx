import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> {
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** A choice of yes or no, whose label can be pressed too. */
export function Checkbox({ label, onCheckedChange, ...props }: CheckboxProps) {
  return (
    <label className={styles.Checkbox}>
      <span className={styles.Box}>
        <input type="checkbox" onChange={({ target }) => onCheckedChange?.(target.checked)} {...props} />
        <Icon name="check" size="small" />
      </span>
      <span>{label}</span>
    </label>
  );
}
