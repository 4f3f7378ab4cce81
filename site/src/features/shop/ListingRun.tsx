import { formatDeadline, formatFullDate, formatReaderTime } from '@year-group/api-types/common/dates';
import type { Listing } from '@year-group/api-types/shop/listing';
import type { ListingRun as Run } from '@year-group/api-types/shop/run';
import { paidText, type RunState } from '@year-group/api-types/shop/runStates';
import { useHydrated } from '@year-group/ui-kit/hooks/useHydrated';
import { ProgressBar } from '@year-group/ui-kit/ProgressBar';
import styles from './ListingRun.module.css';
import { WaitingList } from './WaitingList.tsx';

/**
 * The pre-order of a listing: how much is paid, until when, and what happens next. It is open while
 * it takes payments.
 */
export function ListingRun({ listing: { id, run }, isOpen }: { listing: Listing; isOpen: boolean }) {
  return (
    <section className={styles.Run} aria-label="Pre-order">
      {run ? (
        <Progress run={run} isOpen={isOpen} />
      ) : (
        <p>It is sold only in pre-orders, and none is open now.</p>
      )}
      {!isOpen && <WaitingList listingId={id} />}
    </section>
  );
}

function Progress({ run, isOpen }: { run: Run; isOpen: boolean }) {
  const { state, paid, minimum, closesAt, expectedOn } = run;
  // The server does not know the reader's time zone.
  const readerTime = useHydrated() ? formatReaderTime(closesAt) : undefined;
  return (
    <>
      <ProgressBar label={paidText(run)} value={Math.min(paid, minimum)} max={minimum} />
      {isOpen && (
        <p>
          Until <time dateTime={closesAt}>{formatDeadline(closesAt)}</time> in Accra
          {readerTime && `; ${readerTime} where you are`}.
        </p>
      )}
      <p>{isOpen ? openWords(run) : closedWords[state]}</p>
      {expectedOn && showsDate.has(state) && <p>Expected on {formatFullDate(expectedOn)}</p>}
    </>
  );
}

const openWords = ({ state, minimum }: Run) =>
  state === 'reached'
    ? 'Enough are paid: it will be printed after the pre-order closes. You can still join.'
    : `It is printed when ${minimum} are paid. If fewer are, everybody gets their money back.`;

const notPrinted = 'Too few were paid, so it is not printed. Everybody who paid gets their money back.';

/** What follows once nobody can join any more. */
const closedWords: Record<Run['state'], string> = {
  open: 'We are counting the payments.',
  reached: 'Enough are paid. It is ordered at the printer next.',
  ordered: 'It is being printed.',
  arrived: 'The pieces have arrived and are being handed out.',
  'handed-out': 'The pieces were handed out.',
  failed: notPrinted,
  refunding: notPrinted,
  closed: notPrinted,
};

/** States in which the pieces are still expected. */
const showsDate: ReadonlySet<RunState> = new Set<RunState>(['open', 'reached', 'ordered']);
