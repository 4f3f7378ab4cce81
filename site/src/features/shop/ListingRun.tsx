import { formatDeadline, formatFullDate } from '@year-group/api-types/common/dates';
import type { ListingRun as Run } from '@year-group/api-types/shop/run';
import type { RunState } from '@year-group/api-types/shop/runStates';
import { paidText } from '@year-group/api-types/shop/runTexts';
import { ProgressBar } from '@year-group/ui-kit/ProgressBar';
import styles from './ListingRun.module.css';
import { WaitingList } from './WaitingList.tsx';

export interface ListingRunProps {
  listingId: string;
  run: Run;
  /** Whether it takes payments now. */
  isOpen: boolean;
}

/** The pre-order of a listing: how much is paid, until when, and what happens next. */
export function ListingRun({ listingId, run, isOpen }: ListingRunProps) {
  return (
    <section className={styles.Run} aria-label="Pre-order">
      {run.state === 'draft' ? (
        <p>It can be ordered when its pre-order opens.</p>
      ) : (
        <Progress run={run} isOpen={isOpen} />
      )}
      {!isOpen && <WaitingList listingId={listingId} />}
    </section>
  );
}

type PlannedRun = Exclude<Run, { state: 'draft' }>;

function Progress({ run, isOpen }: { run: PlannedRun; isOpen: boolean }) {
  const { state, paid, minimum, closesAt, expectedOn } = run;
  return (
    <>
      <ProgressBar label={paidText(run)} value={Math.min(paid, minimum)} max={minimum} />
      {isOpen && (
        <p>
          Until <time dateTime={closesAt}>{formatDeadline(closesAt)}</time>
        </p>
      )}
      <p>{isOpen ? openWords(run) : closedWords[state]}</p>
      {expectedOn && showsDate.has(state) && <p>Expected on {formatFullDate(expectedOn)}</p>}
    </>
  );
}

const openWords = ({ state, minimum }: PlannedRun) =>
  state === 'reached'
    ? 'Enough are paid: it will be printed after the pre-order closes. You can still join.'
    : `It is printed when ${minimum} are paid. If fewer are, everybody gets their money back.`;

const notPrinted = 'Too few were paid, so it is not printed. Everybody who paid gets their money back.';

/** What follows once nobody can join any more. */
const closedWords: Record<RunState, string> = {
  draft: '',
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
