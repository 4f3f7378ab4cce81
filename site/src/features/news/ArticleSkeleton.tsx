import { messages } from '@year-group/api-types/messages';
import { Container } from '@year-group/ui-kit/Container';
import { Bone } from '@year-group/ui-kit/Skeleton';
import styles from './Article.module.css';

/** The skeleton of an article. */
export function ArticleSkeleton() {
  return (
    <div aria-hidden="true" className={styles.Article}>
      <Container className={styles.Head}>
        <p className={styles.Line}>
          <span>News</span>
          <span>{messages.loading}</span>
        </p>
        <Bone shape="heading" />
        <Bone className={styles.DateBone} />
      </Container>
      <Container>
        <Bone shape="wide" />
      </Container>
      <Container width="reading" className={styles.BodyBones}>
        <Bone />
        <Bone />
        <Bone />
        <Bone shape="short" />
      </Container>
    </div>
  );
}
