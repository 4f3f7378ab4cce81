import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/order';
import { useRef, useState } from 'react';
import { leaveFor } from '#lib/leaveFor.ts';
import { isPaidAlready, usePayOrder } from '#lib/usePayOrder.ts';

/** Pays the very same order: its open payment when there is one, else a new one. */
export function usePayAgain(order: Order, onPaidAlready: () => void) {
  const pay = usePayOrder();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const underway = useRef(false);

  async function payAgain() {
    if (underway.current) return;
    underway.current = true;
    setIsBusy(true);
    setProblem(undefined);
    const started = await pay(order);
    underway.current = false;
    setIsBusy(false);
    if ('checkoutUrl' in started) {
      leaveFor(started.checkoutUrl);
    } else if (isPaidAlready(started.refusal)) {
      onPaidAlready();
    } else {
      const { error, code } = started.refusal;
      setProblem(code === 'network' || code === 'timeout' ? messages.checkout.failed : error);
    }
  }

  return { payAgain, isBusy, problem };
}
