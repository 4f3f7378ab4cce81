import { messages } from '@year-group/api-types/messages';
import { Grid } from '@year-group/ui-kit/Grid';
import { Bone } from '@year-group/ui-kit/Skeleton';
import { VisuallyHidden } from '@year-group/ui-kit/VisuallyHidden';
import styles from './Directory.module.css';

/** The skeleton of the first entries. */
export function YearbookSkeleton({ count }: { count: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Grid cell="small" className={styles.Book}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={styles.EntryBones}>
            <Bone shape="square" className={styles.PlateBone} />
            <Bone shape="title" />
            <Bone shape="short" />
          </div>
        ))}
      </Grid>
    </div>
  );
}
