import { listingCategories } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { ErrorState } from '@year-group/ui-kit/ErrorState';
import { Grid } from '@year-group/ui-kit/Grid';
import { useHydrated } from '@year-group/ui-kit/hooks/useHydrated';
import { ListingCard } from '@year-group/ui-kit/ListingCard';
import { Section } from '@year-group/ui-kit/Section';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import { PageHead } from '#components/PageHead.tsx';
import { pictureOf } from '#lib/pictureOf.ts';
import { canBuy, runNote, stockNote } from '#lib/stockNote.ts';
import { useFocusAfter } from '#lib/useFocusAfter.ts';
import { useSection } from '#store/api/groupApi.ts';
import {
  type ListingSummary,
  useListDescriptionsQuery,
  useListListingsQuery,
} from '#store/api/listingsApi.ts';
import { ShopFilters } from './ShopFilters.tsx';
import styles from './ShopPage.module.css';
import { categoriesOf, choose, useShopQuery, writeShopQuery } from './shopQuery.ts';
import { useAddToCart } from './useAddToCart.ts';

const description = 'What the group sells, delivered or for collection.';

/** All listings, filtered by category, words and price. */
export function ShopPage() {
  const list = useListListingsQuery();
  const { content: shop } = useSection('shop');
  const ofGroup = shop?.categories.map(({ name }) => name) ?? listingCategories;
  const categories = categoriesOf(ofGroup, list.data ?? []);
  const { query, chosen, setWords, noteCategory, setSort } = useShopQuery(categories);
  // Loaded at the first letter, so that they are there when typing stops.
  const more = useListDescriptionsQuery(undefined, { skip: !chosen.q.trim() });
  const matching = list.data && choose(list.data, query, more.data);
  // "Nothing found" can be shown only when the descriptions were searched too.
  const found = matching?.length === 0 && (more.isFetching || more.isError) ? undefined : matching;
  const awaited = list.data ? more : list;
  const failed = awaited.isError && !awaited.isFetching;
  const countRef = useFocusAfter<HTMLParagraphElement>(String(writeShopQuery(query)));
  const { category } = query;
  const address = category ? `?${writeShopQuery({ category, sort: 'newest', q: '' })}` : '';

  return (
    <Section level={1} title="Shop" className={`${shared.LeadTitle} ${styles.Shop}`}>
      <PageHead title={category ?? 'Shop'} description={description} path={pages.shop.to() + address} />
      <ShopFilters
        categories={categories}
        query={query}
        chosen={chosen}
        onWordsChange={setWords}
        onCategory={noteCategory}
        onSortChange={setSort}
      />
      <div role="status">
        <p ref={countRef} tabIndex={-1} className={styles.Count}>
          {found && found.length > 0 && countOf(found.length)}
        </p>
        {found?.length === 0 && (
          <EmptyState
            icon="search"
            action={
              <Button variant="secondary" href={pages.shop.to()}>
                Show everything
              </Button>
            }
          >
            {messages.listings.empty}
          </EmptyState>
        )}
      </div>
      {found && found.length > 0 && <ShopGrid listings={found} />}
      {!found && failed && (
        <ErrorState onRetry={() => void awaited.refetch()}>{messages.listings.fetchFailed}</ErrorState>
      )}
      {!found && !failed && (
        <>
          <p aria-hidden="true">{messages.listings.loading}</p>
          <Skeleton kind="listing" count={8} label={messages.listings.loading} />
        </>
      )}
    </Section>
  );
}

const countOf = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** The listings found, as a grid. */
function ShopGrid({ listings }: { listings: readonly ListingSummary[] }) {
  const addToCart = useAddToCart();
  const knowsTime = useHydrated();
  return (
    <Grid cell="pair" render={<ul />}>
      {listings.map((listing, index) => (
        <ListingCard
          key={listing.id}
          render={<li />}
          title={listing.title}
          href={pages.listing.to(listing.id)}
          category={listing.category}
          note={runNote(listing.run, knowsTime) ?? stockNote(listing.stock)}
          price={listing.price}
          picture={pictureOf(listing.imageUrl, 'parcel')}
          // On a phone only the first is in view; the others would compete with it.
          priority={index === 0}
          from={listing.choice === 'from'}
          choose={Boolean(listing.choice)}
          {...(listing.stock !== 0 && canBuy(listing.run, knowsTime) && { onAdd: () => addToCart(listing) })}
        />
      ))}
    </Grid>
  );
}
