import { messages } from '@year-group/api-types/messages';
import { Container } from '@year-group/ui-kit/Container';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '#lib/LoadFailed.tsx';
import { PageHead } from '#lib/PageHead.tsx';
import { paths } from '#lib/paths.ts';
import { getListing } from '#store/api/listingsApi.ts';
import { useSubject } from '#store/api/useSubject.ts';
import styles from './ListingPage.module.css';
import { ListingView } from './ListingView.tsx';
import { NoListing } from './NoListing.tsx';

/** One thing that the shop sells. */
export function ListingPage() {
  const { id = '' } = useParams();
  const { data: listing, error, isMissing, isFailed, refetch } = useSubject(getListing, id);

  if (listing) return <ListingView key={listing.id} listing={listing} />;
  if (isMissing) return <NoListing>{messages.listings.notFound}</NoListing>;
  if (listing === null) return <NoListing>{messages.listings.none}</NoListing>;
  if (isFailed) {
    return (
      <LoadFailed
        sentence={error && 'error' in error ? error.error : messages.network}
        onRetry={refetch}
        back={{ href: paths.shop.to(), label: 'Back to Shop' }}
      />
    );
  }
  return (
    <Container className={styles.Listing} aria-busy="true">
      <PageHead title="Shop" description={messages.listings.loadingOne} />
      <p aria-hidden="true">{messages.listings.loadingOne}</p>
      <Skeleton kind="page" label={messages.listings.loadingOne} />
    </Container>
  );
}
