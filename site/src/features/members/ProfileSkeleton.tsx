import { messages } from '@year-group/api-types/messages';
import { Bone } from '@year-group/ui-kit/Skeleton';
import { VisuallyHidden } from '@year-group/ui-kit/VisuallyHidden';
import styles from './Profile.module.css';

/** The skeleton of a profile. */
export function ProfileSkeleton() {
  return (
    <div role="status" className={styles.Profile}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div className={styles.Head}>
        <Bone shape="square" className={styles.PortraitBone} />
        <div className={styles.NamesBones}>
          <Bone shape="short" />
          <Bone shape="title" />
          <Bone shape="short" />
        </div>
      </div>
      <div className={styles.NamesBones}>
        <Bone />
        <Bone />
        <Bone shape="short" />
      </div>
    </div>
  );
}
