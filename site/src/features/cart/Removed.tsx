import { Banner } from '@year-group/ui-kit/Banner';
import { Button } from '@year-group/ui-kit/Button';
import { useEffect, useRef } from 'react';
import type { CartLine } from '#store/cartSlice.ts';
import styles from './CartPage.module.css';

export interface RemovedProps {
  lines: readonly CartLine[];
  onPutBack: () => void;
}

/**
 * Says what was removed and offers to restore it. Takes the focus, because the focused button is
 * gone.
 */
export function Removed({ lines, onPutBack }: RemovedProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (lines.length > 0) undo.current?.focus({ preventScroll: true });
  }, [lines]);

  if (lines.length === 0) return null;
  const [first] = lines;
  return (
    <Banner
      className={styles.Removed}
      action={
        <Button ref={undo} variant="quiet" onClick={onPutBack}>
          Undo
        </Button>
      }
    >
      {lines.length === 1
        ? `${first?.title} was removed from your cart.`
        : `${lines.length} items were removed.`}
    </Banner>
  );
}
