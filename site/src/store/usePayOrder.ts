import { messages } from '@year-group/api-types/messages';
import type { PaymentInput } from '@year-group/api-types/payments/paymentEndpoints';
import type { Order } from '@year-group/api-types/shop/order';
import type { ApiError } from '#lib/transport.ts';
import { useStartPaymentMutation } from '#store/api/ordersApi.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { paymentStarted } from '#store/openPaymentSlice.ts';

/** The address of the page to pay on, or why there is none. */
type PaymentStart = { checkoutUrl: string } | { refusal: ApiError };

/** Whether a refusal says that there is nothing left to pay. */
export const isPaidAlready = ({ code }: ApiError): boolean => code === 'already-paid';

/** Starts a payment of an order and stores it in the browser. The caller does the redirect. */
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

/** Any failure as an ApiError. */
export function asApiError(error: object): ApiError {
  return 'status' in error && 'error' in error
    ? (error as ApiError)
    : { status: 0, error: messages.checkout.failed, code: 'internal-error' };
}

/** The server allows only its provider's hosts. This check refuses anything that is not a web address. */
const isWebAddress = (url: string): boolean =>
  URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
