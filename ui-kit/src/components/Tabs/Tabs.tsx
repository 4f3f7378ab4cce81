import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** The active tab. The page keeps it, for example in the address. */
  value: string;
  onValueChange: (value: string) => void;
}

/** Two or three views of one page, one at a time. */
export function Tabs({ label, items, value, onValueChange, ...props }: TabsProps) {
  const id = useId();
  const show = (next = value) => {
    if (next !== value) onValueChange(next);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
    const index = tabs.indexOf(event.currentTarget);
    const moves: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 };
    const next = moves[event.key];
    // With Alt or ⌘ an arrow goes Back.
    if (next === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const place = (next + tabs.length) % tabs.length;
    tabs[place]?.focus();
    show(items[place]?.value);
  };

  return (
    <div {...props}>
      <div role="tablist" aria-label={label} className={styles.List}>
        {items.map((item) => {
          const isActive = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              aria-selected={isActive}
              aria-controls={isActive ? `${id}-panel` : undefined}
              tabIndex={isActive ? 0 : -1}
              className={styles.Tab}
              onClick={() => show(item.value)}
              onKeyDown={handleKey}
            >
              {item.label}
            </button>
          );
        })}
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className={styles.Panel}
      >
        {items.find((item) => item.value === value)?.panel}
      </div>
    </div>
  );
}
