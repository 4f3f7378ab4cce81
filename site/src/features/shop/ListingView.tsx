import { formatLongDate } from '@year-group/api-types/common/dates';
import { conditionLabels } from '@year-group/api-types/common/lists';
import type { Listing } from '@year-group/api-types/shop/listing';
import { pages } from '@year-group/api-types/system/pages';
import { Container } from '@year-group/ui-kit/Container';
import { useHydrated } from '@year-group/ui-kit/hooks/useHydrated';
import { ImageViewer } from '@year-group/ui-kit/ImageViewer';
import { Link } from '@year-group/ui-kit/Link';
import { Price } from '@year-group/ui-kit/Price';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import { useState } from 'react';
import { PageHead } from '#components/PageHead.tsx';
import { TrustWords } from '#components/TrustWords.tsx';
import { shareCardOf } from '#lib/files.ts';
import { pictureOf, preloadPicture } from '#lib/pictureOf.ts';
import { canBuy } from '#lib/stockNote.ts';
import { cut } from '#lib/text.ts';
import { AddToCart } from './AddToCart.tsx';
import { ListingChoices } from './ListingChoices.tsx';
import { ListingJsonLd } from './ListingJsonLd.tsx';
import styles from './ListingPage.module.css';
import { ListingRun } from './ListingRun.tsx';
import { offersOf } from './offersOf.ts';

/** The pictures for the viewer. */
const sizes = '(min-width: 48rem) 50vw, 100vw';

/** A listing: pictures on one side; description, price and "add to cart" on the other. */
export function ListingView({ listing }: { listing: Listing }) {
  const { title, category, condition, createdAt, description, price } = listing;
  const path = pages.listing.to(listing.id);
  const pictures = picturesOf(listing);
  const [shown, setShown] = useState(0);
  const isOffered = canBuy(listing.run, useHydrated());
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
      <ListingJsonLd listing={listing} offers={offersOf(listing)} />
      <p className={styles.Back}>
        <Link variant="standalone" href={pages.shop.to()}>
          Back to Shop
        </Link>
      </p>
      <div className={styles.Columns}>
        <ImageViewer
          label={`Pictures of ${title}`}
          pictures={pictures}
          defaultIndex={shown}
          ratio="1"
          className={styles.Viewer}
        />
        <div className={styles.Facts}>
          <header className={styles.Head}>
            <p className={`${shared.Caps} ${styles.Category}`}>{category}</p>
            <h1>{title}</h1>
            {!(listing.options && isOffered) && <Price amount={price} size="large" />}
          </header>
          {listing.run !== undefined && <ListingRun listing={listing} isOpen={isOffered} />}
          {isOffered && listing.options && (
            <ListingChoices
              listing={listing}
              onPicture={(imageUrl) => setShown(Math.max(0, listing.images.indexOf(imageUrl)))}
            />
          )}
          {isOffered && !listing.options && <AddToCart offer={{ ...listing, options: [] }} />}
          <p className={styles.Trust}>
            <TrustWords />
          </p>
          <div className={styles.Description}>
            {description.split(/\n+/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
          <dl className={styles.Details}>
            <dt className={shared.Caps}>Condition</dt>
            <dd>{conditionLabels[condition]}</dd>
            <dt className={shared.Caps}>Posted</dt>
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
  const addresses = images.length > 0 ? images : [imageUrl];
  return addresses.map((address, index) => ({
    ...pictureOf(address, 'parcel'),
    alt: addresses.length > 1 ? `${title}, picture ${index + 1} of ${addresses.length}` : title,
  }));
}
