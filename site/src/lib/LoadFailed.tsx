import { Button } from '@year-group/ui-kit/Button';
import { Container } from '@year-group/ui-kit/Container';
import { ErrorState } from '@year-group/ui-kit/ErrorState';
import { PageHead } from './PageHead.tsx';
import styles from './PageLoading.module.css';

export interface LoadFailedProps {
  /** What happened. */
  sentence: string;
  onRetry: () => unknown;
  /** Where to go instead. */
  back: { href: string; label: string };
}

/** A page whose subject could not be read. */
export function LoadFailed({ sentence, onRetry, back }: LoadFailedProps) {
  return (
    <Container className={styles.PageLoading}>
      <PageHead title={sentence} description={sentence} />
      <ErrorState
        advice="Check your connection, then try again."
        onRetry={() => void onRetry()}
        action={
          <Button variant="quiet" href={back.href}>
            {back.label}
          </Button>
        }
      >
        {sentence}
      </ErrorState>
    </Container>
  );
}
