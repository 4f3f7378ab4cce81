import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/pages';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '#components/LoadFailed.tsx';
import { PageLoading } from '#components/PageLoading.tsx';
import { getListing } from '#store/api/listingsApi.ts';
import { useSubject } from '#store/api/useSubject.ts';
import { ListingSkeleton } from './ListingSkeleton.tsx';
import { ListingView } from './ListingView.tsx';
import { NoListing } from './NoListing.tsx';

/** One listing of the shop. */
export function ListingPage() {
  const { id = '' } = useParams();
  const { data: listing, error, isMissing, isFailed, refetch } = useSubject(getListing, id);

  if (listing) return <ListingView key={listing.id} listing={listing} />;
  if (isMissing) return <NoListing>{messages.listings.notFound}</NoListing>;
  if (listing === null) return <NoListing>{messages.listings.none}</NoListing>;
  if (isFailed) {
    return (
      <LoadFailed
        title={messages.listings.pageFailed}
        sentence={error && 'error' in error ? error.error : messages.network}
        onRetry={refetch}
        back={{ href: pages.shop.to(), label: 'Back to Shop' }}
      />
    );
  }
  return (
    <PageLoading title="Shop" words={messages.listings.loadingOne}>
      <ListingSkeleton />
    </PageLoading>
  );
}
