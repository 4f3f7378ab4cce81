import { pages } from '@year-group/api-types/pages';
import { Button } from '@year-group/ui-kit/Button';
import { ErrorState } from '@year-group/ui-kit/ErrorState';
import styles from './PaymentStatusPage.module.css';

export interface NoOrderProps {
  sentence: string;
  detail?: string;
  onRetry?: () => void;
}

/** Shown when there is no such order. Looks like a failure, but says nothing about money. */
export function NoOrder({ sentence, detail, onRetry }: NoOrderProps) {
  return (
    <div className={styles.Head}>
      <h1>Payment Failed</h1>
      <ErrorState
        advice={detail}
        {...(onRetry && { onRetry })}
        action={
          <Button variant="quiet" href={pages.shop.to()}>
            Continue Shopping
          </Button>
        }
      >
        {sentence}
      </ErrorState>
    </div>
  );
}
