import { messages } from '@year-group/api-types/messages';
import { Container } from '@year-group/ui-kit/Container';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import { PageHead } from './PageHead.tsx';
import styles from './PageLoading.module.css';

/** The shape of a page whose subject is on its way. */
export function PageLoading({ title }: { title: string }) {
  return (
    <Container className={styles.PageLoading} aria-busy="true">
      <PageHead title={title} description={messages.loading} />
      <p aria-hidden="true">{messages.loading}</p>
      <Skeleton kind="page" label={messages.loading} />
    </Container>
  );
}
