import { formatLongDate } from '@year-group/api-types/dates';
import type { Listing } from '@year-group/api-types/listing';
import { conditionLabels } from '@year-group/api-types/lists';
import { pages } from '@year-group/api-types/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Container } from '@year-group/ui-kit/Container';
import { ImageViewer } from '@year-group/ui-kit/ImageViewer';
import { Link } from '@year-group/ui-kit/Link';
import { Price } from '@year-group/ui-kit/Price';
import { QuantityStepper } from '@year-group/ui-kit/QuantityStepper';
import { useState } from 'react';
import { PageHead } from '#components/PageHead.tsx';
import { trustWords } from '#content/shopping.ts';
import { shareCardOf } from '#lib/files.ts';
import { pictureOf } from '#lib/pictureOf.ts';
import { placeholders } from '#lib/placeholders.ts';
import { preloadPicture } from '#lib/preloadPicture.ts';
import { stockNote } from '#lib/stockNote.ts';
import { cut } from '#lib/text.ts';
import { ListingJsonLd } from './ListingJsonLd.tsx';
import styles from './ListingPage.module.css';
import { useAddToCart } from './useAddToCart.ts';

/** The pictures for the viewer. */
const sizes = '(min-width: 48rem) 50vw, 100vw';

/** A listing: pictures on one side; description, price and "add to cart" on the other. */
export function ListingView({ listing }: { listing: Listing }) {
  const { title, category, condition, createdAt, description, price } = listing;
  const path = pages.listing.to(listing.id);
  const pictures = picturesOf(listing);
  if (pictures[0]) preloadPicture(pictures[0], sizes);
  return (
    <Container render={<article />} className={styles.Listing}>
      <PageHead
        title={title}
        description={cut(description, 160)}
        path={path}
        imageUrl={listing.imageUrl}
        shareCard={shareCardOf('shop', listing.id)}
      />
      <ListingJsonLd listing={listing} path={path} />
      <p className={styles.Back}>
        <Link variant="standalone" href={pages.shop.to()}>
          Back to Shop
        </Link>
      </p>
      <div className={styles.Columns}>
        <ImageViewer label={`Pictures of ${title}`} pictures={pictures} ratio="1" className={styles.Viewer} />
        <div className={styles.Facts}>
          <header className={styles.Head}>
            <p className={styles.Category}>{category}</p>
            <h1>{title}</h1>
            <Price amount={price} size="large" />
          </header>
          <AddToCart listing={listing} />
          <p className={styles.Trust}>{trustWords}</p>
          <div className={styles.Description}>
            {description.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <dl className={styles.Details}>
            <dt>Condition</dt>
            <dd>{conditionLabels[condition]}</dd>
            <dt>Posted</dt>
            <dd>
              <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
            </dd>
          </dl>
        </div>
      </div>
    </Container>
  );
}

function picturesOf({ title, images, imageUrl }: Listing) {
  const addresses = images.length > 0 ? [...new Set(images)] : [imageUrl];
  return addresses.map((address, index) => ({
    ...pictureOf(address, placeholders['listing']),
    alt: addresses.length > 1 ? `${title}, picture ${index + 1} of ${addresses.length}` : title,
  }));
}

/** Quantity and "add to cart". Any quantity can be requested; a stock limit is reported. */
function AddToCart({ listing }: { listing: Listing }) {
  const [quantity, setQuantity] = useState(1);
  const addToCart = useAddToCart();
  const { stock } = listing;
  const isSoldOut = stock === 0;
  const note = stockNote(stock, quantity);

  const handleAdd = () => {
    addToCart(listing, quantity);
    setQuantity(1);
  };
  return (
    <div className={styles.Order}>
      {note && <p className={styles.Stock}>{note}</p>}
      <QuantityStepper label="Quantity" value={quantity} onValueChange={setQuantity} disabled={isSoldOut} />
      <Button size="large" icon="cart" className={styles.Add} disabled={isSoldOut} onClick={handleAdd}>
        Add to Cart
      </Button>
    </div>
  );
}
