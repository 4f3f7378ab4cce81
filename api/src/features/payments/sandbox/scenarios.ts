import type { SandboxPayment } from './sandboxStore.ts';
import type { SandboxEvent } from './wire.ts';

/** A scenario of payer, network or provider in the sandbox; by default a payment that works. */
export interface Scenario {
  name: string;
  label: string;
  /** The immediate change of the provider's records: paid by default. */
  change?: (payment: SandboxPayment, delayMs: number) => Partial<SandboxPayment>;
  /** The later change of the records, and what the shop is notified of, if at all. */
  afterwards?: { event: SandboxEvent; change?: Partial<SandboxPayment> };
  /** How often the shop is notified: once by default. */
  notices?: number;
  /** Whether the notices come before the payer's return. */
  isNoticeFirst?: boolean;
  /** Where the payer's browser goes: back to the shop by default. */
  goes?: 'cancel' | 'nowhere';
  /** Whether the change and the notices are delayed. */
  isLate?: boolean;
}

/** The payment as it is when the payer has paid. */
export const paid = (payment: SandboxPayment): Partial<SandboxPayment> => ({
  state: 'paid',
  paidPesewas: payment.amountPesewas,
});
const nothing = () => ({});

/** Default delay of late payments and slow checks, in ms. */
export const usualDelayMs = 20_000;

/** How many of them are usual: pay, decline, cancel, leave. */
export const usualScenarios = 4;

/** The scenarios, common ones first. */
export const scenarios: readonly Scenario[] = [
  { name: 'pay', label: 'Pay' },
  { name: 'decline', label: 'Decline the payment', change: () => ({ state: 'failed' }) },
  { name: 'cancel', label: 'Cancel and go back', change: nothing, notices: 0, goes: 'cancel' },
  { name: 'leave', label: 'Close the tab without paying', change: nothing, notices: 0, goes: 'nowhere' },
  { name: 'pay-and-leave', label: 'Pay, but never come back', goes: 'nowhere' },
  { name: 'pay-late', label: 'Come back first, pay 20 seconds later', isLate: true },
  { name: 'notice-first', label: 'Pay; the notice comes before the return', isNoticeFirst: true },
  { name: 'notice-twice', label: 'Pay; the notice comes twice', notices: 2 },
  { name: 'notice-lost', label: 'Pay; the notice is lost', notices: 0 },
  {
    name: 'wrong-amount',
    label: 'Pay one cedi too little',
    change: (payment) => ({ ...paid(payment), paidPesewas: payment.amountPesewas - 100 }),
  },
  {
    name: 'wrong-currency',
    label: 'Pay in another currency',
    change: (payment) => ({ ...paid(payment), currency: 'USD' }),
  },
  {
    name: 'refund',
    label: 'Pay, and get the money back at once',
    change: (payment) => ({ ...paid(payment), state: 'refunded' }),
  },
  {
    name: 'refund-later',
    label: 'Pay, and get the money back 20 seconds later',
    afterwards: { event: 'refund.processed', change: { state: 'refunded' } },
  },
  {
    name: 'refund-fails',
    label: 'Pay; a refund 20 seconds later fails',
    afterwards: { event: 'refund.failed' },
  },
  {
    name: 'dispute',
    label: 'Pay, and dispute the payment 20 seconds later',
    afterwards: { event: 'charge.dispute.create' },
  },
  {
    name: 'check-refused',
    label: 'Pay; the status check is refused three times',
    change: (payment) => ({ ...paid(payment), refusals: 3 }),
  },
  {
    name: 'check-slow',
    label: 'Pay; the status check takes 20 seconds',
    change: (payment, delayMs) => ({ ...paid(payment), delayMs }),
  },
];
