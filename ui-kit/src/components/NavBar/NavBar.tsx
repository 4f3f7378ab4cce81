import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useScrolledPast } from '../../hooks/useScrolledPast.ts';
import { state } from '../../lib/element.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import styles from './NavBar.module.css';
import { NavBarCart } from './NavBarCart.tsx';

export interface NavBarLink {
  label: string;
  href: string;
}

export interface NavBarProps extends ComponentProps<'header'> {
  /** The association's name beside the crest, a link to the home page. */
  name: string;
  /** The crest: a square image. */
  logo?: ReactNode;
  links: readonly NavBarLink[];
  /** Path of the current page, whose link is marked. */
  currentPath: string;
  /** Address of the cart. Omit it to have no cart link. */
  cartHref?: string;
  /** Number of items in the cart. */
  cartCount?: number;
  /** Solid is above the page, overlay is transparent over a hero until the page is scrolled. */
  tone?: 'solid' | 'overlay';
}

const isCurrent = (href: string, path: string) =>
  href === path || (href !== '/' && path.startsWith(`${href}/`));

/** The navigation bar; its narrow menu is a native popover, which opens before any script. */
export function NavBar({
  name,
  logo,
  links,
  currentPath,
  cartHref,
  cartCount = 0,
  tone = 'solid',
  className,
  ...props
}: NavBarProps) {
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);
  const scrolled = useScrolledPast(50);
  // Undefined until the first toggle: until then the browser reports whether the menu is open.
  const [open, setOpen] = useState<boolean>();

  const closeMenu = () => menu.current?.hidePopover();
  const currentPage = (href: string): 'page' | undefined =>
    isCurrent(href, currentPath) ? 'page' : undefined;
  const cart = cartHref && {
    href: cartHref,
    count: cartCount,
    'aria-current': currentPage(cartHref),
  };

  return (
    <header
      className={clsx(styles.NavBar, className)}
      data-tone={tone}
      data-scrolled={state(scrolled)}
      {...props}
    >
      <div className={styles.Bar}>
        <Anchor href="/" className={styles.Brand}>
          {logo && <span className={styles.Logo}>{logo}</span>}
          <span className={styles.Name}>{name}</span>
        </Anchor>
        {cart && cartCount > 0 && <NavBarCart data-cart="bar" {...cart} />}
        <button
          type="button"
          className={styles.MenuButton}
          popoverTarget={menuId}
          aria-label="Menu"
          aria-expanded={open}
          aria-controls={menuId}
        >
          <Icon name="menu" className={styles.MenuIcon} />
          <Icon name="close" className={styles.CloseIcon} />
        </button>
        <nav
          ref={menu}
          id={menuId}
          popover="auto"
          aria-label="Main"
          className={styles.Menu}
          onToggle={(event) => setOpen(event.newState === 'open')}
        >
          <ul className={styles.List}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Anchor
                  href={href}
                  className={styles.Link}
                  aria-current={currentPage(href)}
                  onClick={closeMenu}
                >
                  {label}
                </Anchor>
              </li>
            ))}
            {cart && (
              <li>
                <NavBarCart {...cart} onClick={closeMenu} />
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  );
}
