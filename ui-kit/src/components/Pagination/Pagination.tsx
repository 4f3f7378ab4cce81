import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './Pagination.module.css';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  onPageChange: (page: number) => void;
  /** Name of the navigation. @default 'Pages' */
  label?: string;
}

/** Moves between the pages of a list. Renders nothing for a single page. */
export function Pagination({
  page,
  pages,
  onPageChange,
  label = 'Pages',
  className,
  ...props
}: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={clsx(styles.Pagination, className)} {...props}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        Previous
      </Button>
      <p className={styles.Place} aria-live="polite">{`Page ${page} of ${pages}`}</p>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
