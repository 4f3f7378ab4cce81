import { unpaidOrderHours } from '@year-group/api-types/limits';
import type { OpenPayment } from './openPaymentSlice.ts';

/** In ms. An unpaid order expires then, so there is nothing to pay afterwards. */
const maxAgeMs = unpaidOrderHours * 60 * 60 * 1000;

/** A stored payment. Null when there is none, or when it is invalid or too old. */
export function readPayment(text: string | null, now: number): OpenPayment | null {
  try {
    const { orderId, startedAt } = JSON.parse(text ?? '') as Record<keyof OpenPayment, unknown>;
    if (typeof orderId !== 'string' || typeof startedAt !== 'number') return null;
    return now - startedAt > maxAgeMs ? null : { orderId, startedAt };
  } catch {
    return null;
  }
}
