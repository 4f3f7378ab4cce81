import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps
  extends Omit<BaseCheckbox.Root.Props, 'children' | 'className' | 'onCheckedChange'> {
  /** The label. */
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
  className?: string;
}

/** A checkbox with its label. */
export function Checkbox({ label, onCheckedChange, className, ...props }: CheckboxProps) {
  return (
    <label className={clsx(styles.Checkbox, className)}>
      <BaseCheckbox.Root
        className={styles.Box}
        onCheckedChange={(checked) => onCheckedChange?.(checked)}
        {...props}
      >
        <BaseCheckbox.Indicator className={styles.Mark}>
          <Icon name="check" size="small" />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span>{label}</span>
    </label>
  );
}
