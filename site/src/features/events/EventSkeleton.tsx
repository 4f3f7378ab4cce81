import { messages } from '@year-group/api-types/messages';
import { Container } from '@year-group/ui-kit/Container';
import { Bone, Bones } from '@year-group/ui-kit/Skeleton';
import { Stack } from '@year-group/ui-kit/Stack';
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
          <Bone shape="square" className={styles.Leaf} />
          <div className={styles.FactBones}>
            <Bones shapes={['line', 'line', 'short']} />
          </div>
        </div>
        <Stack gap={6}>
          <Bones shapes={['wide', 'line', 'line', 'short']} />
        </Stack>
      </div>
    </Container>
  );
}
