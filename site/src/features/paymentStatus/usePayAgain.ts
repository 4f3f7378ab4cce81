import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/order';
import { useRef, useState } from 'react';
import { leaveFor } from '#lib/leaveFor.ts';
import { isPaidAlready, usePayOrder } from '#store/usePayOrder.ts';

/**
 * Pays the same order: with its open payment if there is one, else with a new one. `isChanged`
 * means that prices or stock have changed, so only a new order can help.
 */
export function usePayAgain(order: Order, onMoved: () => void) {
  const pay = usePayOrder();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
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
      onMoved();
    } else {
      const { error, code } = started.refusal;
      // It was cancelled in the meantime; the order shows that.
      if (code === 'conflict') onMoved();
      setIsChanged(code === 'order-changed');
      setProblem(code === 'network' || code === 'timeout' ? messages.checkout.failed : error);
    }
  }

  return { payAgain, isBusy, problem, isChanged };
}
