import { pages } from '@year-group/api-types/pages';
import { Grid } from '@year-group/ui-kit/Grid';
import { ListingCard } from '@year-group/ui-kit/ListingCard';
import { pictureOf, placeholders } from '#lib/pictureOf.ts';
import { stockNote } from '#lib/stockNote.ts';
import type { ListingSummary } from '#store/api/listingsApi.ts';
import styles from './ShopPage.module.css';
import { useAddToCart } from './useAddToCart.ts';

/** The listings found, as a grid. */
export function ShopGrid({ listings }: { listings: readonly ListingSummary[] }) {
  const addToCart = useAddToCart();
  return (
    <Grid render={<ul />} className={styles.Grid}>
      {listings.map((listing, index) => (
        <ListingCard
          key={listing.id}
          render={<li />}
          title={listing.title}
          href={pages.listing.to(listing.id)}
          category={listing.category}
          note={stockNote(listing.stock)}
          price={listing.price}
          picture={pictureOf(listing.imageUrl, placeholders['listing'])}
          // On a phone only the first is in view; the others would compete with it.
          priority={index === 0}
          {...(listing.stock !== 0 && { onAdd: () => addToCart(listing) })}
        />
      ))}
    </Grid>
  );
}
