import { formatFullDate } from '@year-group/api-types/common/dates';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import type { Order, OrderLine } from '@year-group/api-types/shop/order';
import type { LineRun } from '@year-group/api-types/shop/run';
import { Button } from '@year-group/ui-kit/Button';
import { useState } from 'react';
import { useFocusAfter } from '#lib/useFocusAfter.ts';
import { ChangeLine } from './ChangeLine.tsx';
import styles from './LineRuns.module.css';

const tooFew = 'Too few were left when you paid. We will write to you about it.';
const notPrinted = 'Too few were paid, so it is not printed. Your money is being returned.';

/** Where a paid line is. */
const stateWords: Record<LineRun['state'], string> = {
  waiting: 'It waits for the next pre-order and joins it by itself.',
  draft: 'It waits for the next pre-order and joins it by itself.',
  open: 'It is in the pre-order, and is printed when enough are paid.',
  reached: 'Enough are paid: it will be printed.',
  ordered: 'It is being printed.',
  arrived: 'It has arrived. You get it in the way that you chose.',
  'handed-out': 'It has arrived. You get it in the way that you chose.',
  failed: notPrinted,
  refunding: notPrinted,
  closed: notPrinted,
};

function wordsOf({ state, isShort, isHandedOut, isRefunded }: LineRun): string {
  if (isRefunded) return 'Your money was returned.';
  if (isShort) return tooFew;
  return isHandedOut ? 'It was handed out.' : stateWords[state];
}

/** The state of an order's pre-ordered lines, and another choice while the pre-order is open. */
export function LineRuns({ order }: { order: Order }) {
  const lines = order.items.flatMap((item, line) => (item.run ? [{ item, line, run: item.run }] : []));
  return (
    <section aria-labelledby="line-runs" className={styles.Lines}>
      <h2 id="line-runs">Pre-order</h2>
      <ul>
        {lines.map(({ item, line, run }) => (
          <li key={line}>
            <p>
              <strong>{lineTitle(item)}</strong>
            </p>
            <p>{wordsOf(run)}</p>
            {run.expectedOn && isExpected.has(run.state) && (
              <p>Expected on {formatFullDate(run.expectedOn)}</p>
            )}
            {run.isChangeable && <LineChoice order={order} item={item} line={line} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const isExpected: ReadonlySet<LineRun['state']> = new Set<LineRun['state']>(['open', 'reached', 'ordered']);

interface LineChoiceProps {
  order: Order;
  item: OrderLine;
  line: number;
}

/** A button that opens the choices of a line: “Change size”. */
function LineChoice({ order, item, line }: LineChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const names = (item.options ?? [])
    .filter(({ kind }) => kind === 'choice')
    .map(({ name }) => name.toLowerCase());
  const placeRef = useFocusAfter<HTMLDivElement>(isOpen);
  if (names.length === 0) return null;
  return (
    <div ref={placeRef} tabIndex={-1}>
      {isOpen ? (
        <ChangeLine orderId={order.id} item={item} line={line} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Change {names.join(' and ')}
        </Button>
      )}
    </div>
  );
}
