import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { state } from '../../lib/element.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Menu.module.css';

export interface MenuItem {
  label: string;
  icon?: IconName;
  onSelect: () => void;
  /** A destructive action. */
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu: a Button or an IconButton. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
}

/** A menu of actions behind one button. */
export function Menu({ trigger, items }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align="end" className={styles.Positioner}>
          <BaseMenu.Popup className={styles.Menu}>
            {items.map(({ label, icon, onSelect, danger, disabled = false }) => (
              <BaseMenu.Item
                key={label}
                className={styles.Item}
                data-danger={state(danger)}
                disabled={disabled}
                onClick={onSelect}
              >
                {icon && <Icon name={icon} size="small" />}
                {label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
