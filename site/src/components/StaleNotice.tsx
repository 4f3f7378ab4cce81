import { formatMoment } from '@year-group/api-types/dates';
import { Button } from '@year-group/ui-kit/Button';
import styles from './StaleNotice.module.css';

export interface StaleNoticeProps {
  /** What could not be read again. */
  failed: string;
  /** When what is shown was read, in milliseconds. */
  since: number | undefined;
  onRetry: () => unknown;
}

/** Stands above a list that could not be brought up to date. */
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
