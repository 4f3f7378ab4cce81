import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Container } from '@year-group/ui-kit/Container';
import { Bone, Bones } from '@year-group/ui-kit/Skeleton';
import { useParams } from 'react-router-dom';
import { PageHead } from '#components/PageHead.tsx';
import { SubjectPage } from '#components/SubjectPage.tsx';
import { isMissing } from '#store/api/call.ts';
import { getListing, useGetListingQuery } from '#store/api/listingsApi.ts';
import { useAwaitsDraft } from '#store/api/useAwaitsDraft.ts';
import styles from './ListingPage.module.css';
import { ListingView } from './ListingView.tsx';

/** One listing of the shop, in each of its states. */
export function ListingPage() {
  const { id = '' } = useParams();
  const { currentData: data, ...read } = useGetListingQuery(id, { skip: useAwaitsDraft(getListing, id) });
  if (isMissing(read.error) && !data) return <NoListing>{messages.listings.notFound}</NoListing>;
  if (data === null) return <NoListing>{messages.listings.none}</NoListing>;
  return (
    <SubjectPage
      read={{ ...read, data }}
      title="Shop"
      words={messages.listings.loadingOne}
      skeleton={<ListingSkeleton />}
      failed={{
        title: messages.listings.pageFailed,
        sentence: read.error && 'error' in read.error ? read.error.error : messages.network,
        back: { href: pages.shop.to(), label: 'Back to Shop' },
      }}
    >
      {(listing) => <ListingView key={listing.id} listing={listing} />}
    </SubjectPage>
  );
}

/** Shown for a listing that is gone or never existed, with a link back. */
function NoListing({ children }: { children: string }) {
  return (
    <Container className={styles.None}>
      <PageHead title={children} description={children} />
      <h1>{children}</h1>
      <p>It may have been sold, or the address may be wrong. The other listings are in the shop.</p>
      <Button href={pages.shop.to()} icon="arrowLeft">
        Back to Shop
      </Button>
    </Container>
  );
}

function ListingSkeleton() {
  return (
    <Container aria-hidden="true" className={styles.Listing}>
      <p className={styles.LoadingLine}>{messages.listings.loadingOne}</p>
      <div className={styles.Columns}>
        <div className={styles.Viewer}>
          <Bone shape="square" />
        </div>
        <div className={styles.Facts}>
          <div className={styles.Head}>
            <Bones shapes={['short', 'heading']} />
            <Bone shape="title" className={styles.PriceBone} />
          </div>
          <Bone shape="button" />
          <div className={styles.Description}>
            <Bones shapes={['line', 'line', 'short']} />
          </div>
        </div>
      </div>
    </Container>
  );
}
