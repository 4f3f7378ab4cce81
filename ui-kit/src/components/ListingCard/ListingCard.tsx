import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { type Render, slot } from '../../lib/slot.ts';
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
  /** @default 'Add to Cart' */
  addLabel?: string;
  /** @default 'View Details' */
  detailsLabel?: string;
  /** True when the picture is in the first view. */
  priority?: boolean;
  /** Level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** An element to render instead of an article. */
  render?: Render;
}

const sizes = '(min-width: 75rem) 18rem, (min-width: 40rem) 46vw, 92vw';

/** A listing of the shop, in a grid. */
export function ListingCard({
  title,
  href,
  category,
  price,
  picture,
  note,
  onAdd,
  addLabel = 'Add to Cart',
  detailsLabel = 'View Details',
  priority,
  level = 2,
  render,
  className,
  ...props
}: ListingCardProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return slot('article', render, {
    className: clsx(styles.ListingCard, className),
    ...props,
    children: (
      <>
        <Anchor href={href} tabIndex={-1} aria-hidden="true" className={styles.Shown}>
          <Picture {...picture} ratio="1" sizes={sizes} alt="" {...(priority && { priority })} />
        </Anchor>
        <p className={styles.Category}>
          {category}
          {note && <span className={styles.Note}>{` · ${note}`}</span>}
        </p>
        <div className={styles.Line}>
          <Title id={titleId} className={styles.Title}>
            {title}
          </Title>
          <Price amount={price} />
        </div>
        <div className={styles.Actions}>
          <Button variant="secondary" href={href} aria-describedby={titleId}>
            {detailsLabel}
          </Button>
          {onAdd && (
            <Button onClick={onAdd} aria-describedby={titleId}>
              {addLabel}
            </Button>
          )}
        </div>
      </>
    ),
  });
}
