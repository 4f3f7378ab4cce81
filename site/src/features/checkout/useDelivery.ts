import { messages } from '@year-group/api-types/messages';
import { showToast } from '@year-group/ui-kit/Toast';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { useQuoteDeliveryMutation } from '#store/api/deliveryApi.ts';
import { asApiError } from '#store/usePayOrder.ts';
import type { CheckoutAction, CheckoutDraft } from './checkoutState.ts';

/** Gets the delivery cost when an address is chosen, and when its field is left and the cost is unknown. */
export function useDelivery(draft: CheckoutDraft, dispatch: Dispatch<CheckoutAction>) {
  const [quoteDelivery, { isLoading }] = useQuoteDeliveryMutation();
  const [unknownAddress, setUnknownAddress] = useState<string>();
  const underway = useRef<{ address: string; known: Promise<boolean> }>(undefined);
  const current = draft.details.shippingAddress.trim();
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  async function ask(address: string): Promise<boolean> {
    setUnknownAddress(undefined);
    const { data, error } = await quoteDelivery(address);
    const quote = data && data.deliveryCost > 0 ? data : null;
    dispatch({ type: 'deliveryQuoted', address, quote });
    if (underway.current?.address === address) underway.current = undefined;
    if (quote) return true;
    // The address has changed since, so its error no longer matters.
    if (latest.current !== address) return false;
    const failure = error && asApiError(error);
    const isUnknown = !failure || failure.status === 422;
    if (isUnknown) setUnknownAddress(address);
    showToast({ title: isUnknown ? messages.checkout.deliveryFailed : failure.error, tone: 'danger' });
    return false;
  }

  return {
    isLoading,
    /** The current address could not be priced. */
    isUnknown: unknownAddress !== undefined && unknownAddress === current,
    /** Resolves to whether the cost of an address is known. Concurrent calls share one request. */
    price(text = current): Promise<boolean> {
      const address = text.trim();
      if (!address) return Promise.resolve(false);
      if (underway.current?.address !== address) underway.current = { address, known: ask(address) };
      return underway.current.known;
    },
  };
}
