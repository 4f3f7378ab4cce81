import { messages } from '@year-group/api-types/messages';
import { Container } from '@year-group/ui-kit/Container';
import { Bone } from '@year-group/ui-kit/Skeleton';
import styles from './ListingPage.module.css';

/** The skeleton of a listing. */
export function ListingSkeleton() {
  return (
    <Container aria-hidden="true" className={styles.Listing}>
      <p className={styles.LoadingLine}>{messages.listings.loadingOne}</p>
      <div className={styles.Columns}>
        <div className={styles.Viewer}>
          <Bone shape="square" />
        </div>
        <div className={styles.Facts}>
          <div className={styles.Head}>
            <Bone shape="short" />
            <Bone shape="heading" />
            <Bone shape="title" className={styles.PriceBone} />
          </div>
          <Bone shape="button" />
          <div className={styles.Description}>
            <Bone />
            <Bone />
            <Bone shape="short" />
          </div>
        </div>
      </div>
    </Container>
  );
}
