import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './Pagination.module.css';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  /** The address of a page: links work without scripts. */
  hrefOf: (page: number) => string;
  /** Name of the navigation. */
  label?: string;
}

/** Moves between the pages of a list; from beyond the last, to that. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf, label = 'Pages', className, ...props }: PaginationProps) {
  if (pages === 0 || (pages === 1 && page === 1)) return null;
  const stepTo = (to: number, name: string) => {
    const isThere = to >= 1 && to <= pages;
    return (
      <Button variant="secondary" disabled={!isThere} {...(isThere && { href: hrefOf(to) })}>
        {name}
      </Button>
    );
  };
  return (
    <nav aria-label={label} className={clsx(styles.Pagination, className)} {...props}>
      {stepTo(Math.min(page - 1, pages), 'Previous')}
      <p className={styles.Place} aria-live="polite">
        {page <= pages && `Page ${page} of ${pages}`}
      </p>
      {stepTo(page + 1, 'Next')}
    </nav>
  );
}
