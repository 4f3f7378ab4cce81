import { Button } from '@year-group/ui-kit/Button';
import { Container } from '@year-group/ui-kit/Container';
import { ErrorState, type ErrorStateProps } from '@year-group/ui-kit/ErrorState';
import styles from './LoadFailed.module.css';
import { PageHead } from './PageHead.tsx';

export interface LoadFailedProps extends Pick<ErrorStateProps, 'advice'> {
  title: string;
  /** What happened. */
  sentence: string;
  onRetry: () => unknown;
  /** Where to go instead. */
  back: { href: string; label: string };
}

/** A page whose subject could not be read. */
export function LoadFailed({ title, sentence, onRetry, back, ...advice }: LoadFailedProps) {
  return (
    <Container className={styles.LoadFailed}>
      <PageHead title={title} description={sentence} />
      <h1>{title}</h1>
      <ErrorState
        {...advice}
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
