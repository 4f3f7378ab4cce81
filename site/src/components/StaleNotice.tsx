import { formatMoment } from '@year-group/api-types/dates';
import { Button } from '@year-group/ui-kit/Button';
import styles from './StaleNotice.module.css';

export interface StaleNoticeProps {
  /** The part that could not be updated. */
  failed: string;
  /** When the shown data was read, in milliseconds. */
  since: number | undefined;
  onRetry: () => unknown;
}

/** Shown above a list that could not be updated. */
export function StaleNotice({ failed, since, onRetry }: StaleNoticeProps) {
  return (
    <div role="status" className={styles.StaleNotice}>
      <p>
        {failed}. {since !== undefined && `You see what was here on ${formatMoment(since)}.`}
      </p>
      <Button variant="quiet" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  );
}
