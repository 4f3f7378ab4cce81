import type { Offer } from '@year-group/api-types/shop/listingOptions';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { lineTitle, optionsText } from '@year-group/api-types/shop/optionsText';
import { pages } from '@year-group/api-types/system/pages';
import { Banner } from '@year-group/ui-kit/Banner';
import { Button } from '@year-group/ui-kit/Button';
import { Icon } from '@year-group/ui-kit/Icon';
import { IconButton } from '@year-group/ui-kit/IconButton';
import { Anchor } from '@year-group/ui-kit/Link';
import { Picture } from '@year-group/ui-kit/Picture';
import { Price } from '@year-group/ui-kit/Price';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import { useEffect, useRef } from 'react';
import { pictureOf } from '#lib/pictureOf.ts';
import { quantityLimit } from '#lib/stockNote.ts';
import { isOut, isShort, lineCost, lineNotice, stockOf } from '#store/cartFigures.ts';
import type { CartLine } from '#store/cartSlice.ts';
import styles from './CartPage.module.css';
import { LineChoices } from './LineChoices.tsx';

interface CartLineRowProps {
  line: CartLine;
  /** Its listing, once the shop has answered. */
  offer?: Offer | undefined;
  /** It has just been chosen: the row takes the focus, because the focused button is gone. */
  isChosen?: boolean;
  onChoose: (options: ChosenOption[]) => void;
  onRaise: () => void;
  onLower: () => void;
  onRemove: () => void;
}

/** One line of the cart. Changes since it was added are marked and explained. */
export function CartLineRow({
  line,
  offer,
  isChosen = false,
  onChoose,
  onRaise,
  onLower,
  onRemove,
}: CartLineRowProps) {
  const { id, title, category, imageUrl, price, quantity, available } = line;
  const name = lineTitle(line);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.focus({ preventScroll: true });
  }, [isChosen]);
  const notice = lineNotice(line);
  const stock = isShort(line) ? undefined : stockOf(line);
  const isAtMax = quantity >= quantityLimit(available ?? null).max;
  return (
    <li
      ref={row}
      tabIndex={isChosen ? -1 : undefined}
      className={styles.Line}
      data-out={isOut(line) || undefined}
    >
      <Anchor href={pages.listing.to(id)} tabIndex={-1} aria-hidden="true" className={styles.Picture}>
        <Picture {...pictureOf(imageUrl, 'parcel')} ratio="1" sizes="7rem" alt="" />
      </Anchor>
      <div className={styles.What}>
        <p className={`${shared.Caps} ${styles.Category}`}>{category}</p>
        <h2>
          <Anchor href={pages.listing.to(id)}>{title}</Anchor>
        </h2>
        {line.options && <p className={styles.Options}>{optionsText(line.options)}</p>}
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
        {line.missing && offer && <LineChoices offer={offer} chosen={line.options} onChoose={onChoose} />}
      </div>
      <div className={styles.Quantity} role="group" aria-label={`Quantity of ${name}`}>
        <IconButton
          icon="minus"
          label={quantity > 1 ? 'Decrease' : 'Decrease (removes it)'}
          onClick={onLower}
        />
        <output aria-live="polite">{quantity}</output>
        <IconButton icon="plus" label="Increase" disabled={isAtMax} onClick={onRaise} />
      </div>
      <Price amount={lineCost(line)} className={styles.LineTotal} />
      <IconButton icon="trash" label={`Remove ${name}`} className={styles.Remove} onClick={onRemove} />
    </li>
  );
}

interface RemovedProps {
  lines: readonly CartLine[];
  onPutBack: () => void;
}

/** Says what was removed and offers to restore it. Takes the focus, because the focused button is gone. */
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
        ? `${first && lineTitle(first)} was removed from your cart.`
        : `${lines.length} items were removed.`}
    </Banner>
  );
}
