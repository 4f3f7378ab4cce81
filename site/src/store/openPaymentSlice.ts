import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A payment that this browser has begun and not yet seen settled. */
export interface OpenPayment {
  orderId: string;
  /** In milliseconds. */
  startedAt: number;
}
interface State {
  payment: OpenPayment | null;
}
const initialState: State = { payment: null };

/** The payer can leave the provider's page in many ways; from this any page of the site leads back to the order. */
export const openPaymentSlice = createSlice({
  name: 'openPayment',
  initialState,
  reducers: {
    paymentStarted: (_state, { payload }: PayloadAction<OpenPayment>) => ({ payment: payload }),
    /** It was seen settled, or given up. */
    paymentClosed(state, { payload: orderId }: PayloadAction<string>) {
      if (state.payment?.orderId === orderId) state.payment = null;
    },
    /** The payment as the browser kept it, or as another tab has just left it. */
    openPaymentRestored: (_state, { payload }: PayloadAction<OpenPayment | null>) => ({ payment: payload }),
  },
  selectors: { selectPayment: (state) => state.payment },
});

export const { paymentStarted, paymentClosed, openPaymentRestored } = openPaymentSlice.actions;
export const { selectPayment: selectOpenPayment } = openPaymentSlice.selectors;
