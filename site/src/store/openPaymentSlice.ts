import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { unpaidOrderHours } from '@year-group/api-types/common/limits';
import { parseText } from '#lib/storage.ts';

/** A payment that was started in this browser and has not ended. */
export interface OpenPayment {
  orderId: string;
  /** In milliseconds. */
  startedAt: number;
}
interface State {
  payment: OpenPayment | null;
}
const initialState: State = { payment: null };

/**
 * Payers leave the provider's page in many ways. With this, any page of the site can link back to
 * the order.
 */
export const openPaymentSlice = createSlice({
  name: 'openPayment',
  initialState,
  reducers: {
    paymentStarted: (_state, { payload }: PayloadAction<OpenPayment>) => ({ payment: payload }),
    /** The payment was settled or abandoned. */
    paymentClosed(state, { payload: orderId }: PayloadAction<string>) {
      if (state.payment?.orderId === orderId) state.payment = null;
    },
    /** The payment from the browser's storage, or from another tab. */
    openPaymentRestored: (_state, { payload }: PayloadAction<OpenPayment | null>) => ({ payment: payload }),
  },
  selectors: { selectPayment: (state) => state.payment },
});

export const { paymentStarted, paymentClosed, openPaymentRestored } = openPaymentSlice.actions;
export const { selectPayment: selectOpenPayment } = openPaymentSlice.selectors;

/** In ms. An unpaid order expires then, so there is nothing to pay afterwards. */
const maxAgeMs = unpaidOrderHours * 60 * 60 * 1000;

/** A stored payment. Null when there is none, or when it is invalid or too old. */
export function readPayment(text: string | null, now: number): OpenPayment | null {
  const { orderId, startedAt } = (parseText(text) ?? {}) as Record<keyof OpenPayment, unknown>;
  if (typeof orderId !== 'string' || typeof startedAt !== 'number') return null;
  return now - startedAt > maxAgeMs ? null : { orderId, startedAt };
}
