import { pages } from '@year-group/api-types/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Container } from '@year-group/ui-kit/Container';
import { PageHead } from '#components/PageHead.tsx';
import styles from './ListingPage.module.css';

/** Shown for a listing that is gone or never existed, with a link back. */
export function NoListing({ children }: { children: string }) {
  return (
    <Container className={styles.None}>
      <PageHead title={children} description={children} />
      <h1>{children}</h1>
      <p>It may have been sold, or the address may be wrong. The rest of the shop is where it was.</p>
      <Button href={pages.shop.to()} icon="arrowLeft">
        Back to Shop
      </Button>
    </Container>
  );
}
