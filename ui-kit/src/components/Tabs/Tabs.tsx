import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** The active tab, when the page controls it, for example by the address. */
  value?: string;
  /** The initial tab, when the component controls it. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Two or three views of one page, one at a time. */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onValueChange,
  className,
  ...props
}: TabsProps) {
  const chosen = value === undefined ? { defaultValue } : { value };
  return (
    <BaseTabs.Root
      {...chosen}
      onValueChange={(next: string) => onValueChange?.(next)}
      className={clsx(styles.Tabs, className)}
      {...props}
    >
      <BaseTabs.List aria-label={label} className={styles.List} activateOnFocus>
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} className={styles.Tab}>
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} className={styles.Panel}>
          {item.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
