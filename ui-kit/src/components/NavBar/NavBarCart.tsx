import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import shared from '../../styles/shared.module.css';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import styles from './NavBar.module.css';

interface NavBarCartProps extends ComponentProps<'a'> {
  count: number;
}

/** "Cart (3)" in the menu of a phone. Elsewhere an icon with a red badge and the same name. */
export function NavBarCart({ count, ...props }: NavBarCartProps) {
  return (
    <Anchor className={styles.Link} data-cart="" {...props}>
      <Icon name="cart" className={styles.CartIcon} />
      <span className={clsx(shared.Hidden, styles.CartText)}>Cart ({count})</span>
      {count > 0 && (
        <span className={styles.CartBadge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Anchor>
  );
}
