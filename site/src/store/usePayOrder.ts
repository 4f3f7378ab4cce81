import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/order';
import type { PaymentInput } from '@year-group/api-types/payment';
import type { ApiError } from '#lib/transport.ts';
import { useStartPaymentMutation } from '#store/api/ordersApi.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { paymentStarted } from '#store/openPaymentSlice.ts';

/** What came of asking for a place to pay. */
export type PaymentStart = { checkoutUrl: string } | { refusal: ApiError };

/** Whether a refusal says that there is nothing left to pay. */
export const isPaidAlready = ({ code }: ApiError): boolean => code === 'already-paid';

/** Starts a payment of an order and remembers it in the browser; where to go is the caller's next step. */
export function usePayOrder() {
  const dispatch = useAppDispatch();
  const [startPayment] = useStartPaymentMutation();

  return async (
    { id, totalAmount }: Pick<Order, 'id' | 'totalAmount'>,
    contact: Pick<PaymentInput, 'customerEmail' | 'customerPhone'> = {},
  ): Promise<PaymentStart> => {
    const { data: checkoutUrl, error } = await startPayment({ orderId: id, amount: totalAmount, ...contact });
    if (error) return { refusal: asApiError(error) };
    if (!checkoutUrl || !isWebAddress(checkoutUrl))
      return { refusal: { status: 0, error: messages.checkout.noCheckoutUrl, code: 'no-checkout-url' } };
    dispatch(paymentStarted({ orderId: id, startedAt: Date.now() }));
    return { checkoutUrl };
  };
}

/** A failure in the one form, whichever part of the way it happened on. */
export function asApiError(error: object): ApiError {
  return 'status' in error && 'error' in error
    ? (error as ApiError)
    : { status: 0, error: messages.checkout.failed, code: 'internal-error' };
}

/** The server allows its provider's hosts only; this keeps anything else than a page from being opened. */
const isWebAddress = (url: string): boolean =>
  URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
