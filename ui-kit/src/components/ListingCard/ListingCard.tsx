import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { type Render, slot } from '../../lib/element.ts';
import shared from '../../styles/shared.module.css';
import { Button } from '../Button/Button.tsx';
import { Anchor } from '../Link/Link.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './ListingCard.module.css';

export interface ListingCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  title: string;
  href: string;
  category: string;
  /** In Ghana cedis. */
  price: number;
  picture: PictureSource;
  /** A note about the stock, beside the category. */
  note?: string | undefined;
  /** Called to add one to the cart. Without it there is no such button. */
  onAdd?: () => void;
  /** Something must be chosen on its page first: the button leads there. */
  choose?: boolean;
  /** The price is the lowest of several. */
  from?: boolean;
  /** True when the picture is in the first view. */
  priority?: boolean;
  /** An element to render instead of an article. */
  render?: Render;
}

const sizes = '(min-width: 75rem) 18rem, 46vw';

/** A listing of the shop, in a grid. */
export function ListingCard({
  title,
  href,
  category,
  price,
  picture,
  note,
  onAdd,
  choose,
  from,
  priority,
  render,
  className,
  ...props
}: ListingCardProps) {
  const titleId = useId();
  return slot('article', render, {
    className: clsx(styles.ListingCard, className),
    ...props,
    children: (
      <>
        <Anchor href={href} tabIndex={-1} aria-hidden="true" className={styles.Shown}>
          <Picture {...picture} ratio="1" sizes={sizes} alt="" {...(priority && { priority })} />
        </Anchor>
        <p className={clsx(shared.Caps, styles.Category)}>
          {category}
          {note && <span className={styles.Note}>{` · ${note}`}</span>}
        </p>
        <h2 id={titleId} className={styles.Title}>
          {title}
        </h2>
        <p className={styles.Price}>
          {from && 'from '}
          <Price amount={price} />
        </p>
        <div className={styles.Actions}>
          <Button variant="secondary" href={href} aria-describedby={titleId}>
            View Details
          </Button>
          {onAdd && (
            <Button {...(choose ? { href } : { onClick: onAdd })} aria-describedby={titleId}>
              {choose ? 'Choose options' : 'Add to Cart'}
            </Button>
          )}
        </div>
      </>
    ),
  });
}
