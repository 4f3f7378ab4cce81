import { messages } from '@year-group/api-types/messages';
import { Banner } from '@year-group/ui-kit/Banner';
import { refusalText } from '#lib/refusals.ts';
import styles from './EventAnswer.module.css';

interface FailureProps {
  error: unknown;
  /** What is said where no reply came. */
  fallback: string;
}

/** Why an answer was not stored. Not a toast: the code of toasts may not load without a network. */
export function Failure({ error, fallback }: FailureProps) {
  const text = refusalText(error, { unreadable: messages.events.answerUnreadable, failed: fallback });
  return (
    <Banner tone="danger" className={styles.Failure}>
      {text}
    </Banner>
  );
}
