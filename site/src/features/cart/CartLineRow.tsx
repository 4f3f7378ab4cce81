import { toCedis, toPesewas } from '@year-group/api-types/money';
import { pages } from '@year-group/api-types/pages';
import { Banner } from '@year-group/ui-kit/Banner';
import { Button } from '@year-group/ui-kit/Button';
import { Icon } from '@year-group/ui-kit/Icon';
import { IconButton } from '@year-group/ui-kit/IconButton';
import { Anchor } from '@year-group/ui-kit/Link';
import { Picture } from '@year-group/ui-kit/Picture';
import { Price } from '@year-group/ui-kit/Price';
import { useEffect, useRef } from 'react';
import { pictureOf } from '#lib/pictureOf.ts';
import { placeholders } from '#lib/placeholders.ts';
import { quantityLimit } from '#lib/stockNote.ts';
import { isOut, isShort, lineNotice, stockOf } from '#store/cartFigures.ts';
import type { CartLine } from '#store/cartSlice.ts';
import styles from './CartPage.module.css';

export interface CartLineRowProps {
  line: CartLine;
  onRaise: () => void;
  onLower: () => void;
  onRemove: () => void;
}

/** One line of the cart. Changes since it was added are marked and explained. */
export function CartLineRow({ line, onRaise, onLower, onRemove }: CartLineRowProps) {
  const { id, title, category, imageUrl, price, quantity, available } = line;
  const notice = lineNotice(line);
  const stock = isShort(line) ? undefined : stockOf(line);
  const isAtMax = quantity >= quantityLimit(available ?? null).max;
  return (
    <li className={styles.Line} data-out={isOut(line) || undefined}>
      <Anchor href={pages.listing.to(id)} tabIndex={-1} aria-hidden="true" className={styles.Picture}>
        <Picture {...pictureOf(imageUrl, placeholders['listing'])} ratio="1" sizes="7rem" alt="" />
      </Anchor>
      <div className={styles.What}>
        <p className={styles.Category}>{category}</p>
        <h2>
          <Anchor href={pages.listing.to(id)}>{title}</Anchor>
        </h2>
        <p className={styles.Unit}>
          <Price amount={price} /> each
        </p>
        {stock && <p className={styles.Stock}>{stock}</p>}
        {notice && (
          <p className={styles.Notice}>
            <Icon name="warning" size="small" />
            {notice}
          </p>
        )}
      </div>
      <div className={styles.Quantity} role="group" aria-label={`Quantity of ${title}`}>
        <IconButton
          icon="minus"
          label={quantity > 1 ? 'Decrease' : 'Decrease (removes it)'}
          onClick={onLower}
        />
        <output aria-live="polite">{quantity}</output>
        <IconButton icon="plus" label="Increase" disabled={isAtMax} onClick={onRaise} />
      </div>
      <Price amount={toCedis(toPesewas(price) * quantity)} className={styles.LineTotal} />
      <IconButton icon="trash" label={`Remove ${title}`} className={styles.Remove} onClick={onRemove} />
    </li>
  );
}

interface RemovedProps {
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
