import { messages } from '@year-group/api-types/messages';
import { Container } from '@year-group/ui-kit/Container';
import { Bone } from '@year-group/ui-kit/Skeleton';
import styles from './EventView.module.css';

/** The skeleton of an event. */
export function EventSkeleton() {
  return (
    <Container aria-hidden="true" className={styles.Event}>
      <div className={styles.Head}>
        <p className={styles.Line}>
          <span>Events</span>
          <span>{messages.loading}</span>
        </p>
        <Bone shape="heading" />
      </div>
      <div className={styles.Columns}>
        <div className={styles.Facts}>
          <Bone shape="square" className={styles.LeafBone} />
          <div className={styles.FactBones}>
            <Bone />
            <Bone />
            <Bone shape="short" />
          </div>
        </div>
        <div className={styles.Body}>
          <Bone shape="wide" />
          <Bone />
          <Bone />
          <Bone shape="short" />
        </div>
      </div>
    </Container>
  );
}
