import { messages } from '@year-group/api-types/messages';
import { Bone } from '@year-group/ui-kit/Skeleton';
import { VisuallyHidden } from '@year-group/ui-kit/VisuallyHidden';
import styles from './HubPage.module.css';

const beside = [1, 2, 3, 4];

/** The skeleton of the news: a lead story, and four beside it. */
export function NewsIndexSkeleton() {
  return (
    <div role="status" className={styles.Front}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div className={styles.LeadBones}>
        <Bone shape="picture" />
        <Bone shape="short" />
        <Bone shape="heading" />
        <Bone />
        <Bone shape="short" />
      </div>
      <div className={styles.Beside}>
        {beside.map((place) => (
          <div key={place} className={styles.SmallBones}>
            <div className={styles.LeadBones}>
              <Bone shape="short" />
              <Bone shape="title" />
              <Bone shape="short" />
            </div>
            <Bone shape="picture" className={styles.SmallPicture} />
          </div>
        ))}
      </div>
    </div>
  );
}
