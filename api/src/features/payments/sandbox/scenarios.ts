import type { SandboxPayment } from './sandboxStore.ts';
import type { SandboxEvent } from './wire.ts';

/** A scenario of payer, network or provider in the sandbox. */
export interface Scenario {
  name: string;
  /** The button's label. */
  label: string;
  /** The immediate change of the provider's records. */
  change: (payment: SandboxPayment, delayMs: number) => Partial<SandboxPayment>;
  /** The later change of the records, and what the shop is notified of, if at all. */
  afterwards?: { event: SandboxEvent; change?: Partial<SandboxPayment> };
  /** How often the shop is notified, and when in relation to the payer's return. */
  notices?: { count: number; when: 'before' | 'after' };
  /** Where the payer's browser goes; undefined when the tab is closed. */
  goes: 'back' | 'cancel' | 'nowhere';
  /** Whether the change and the notices are delayed. */
  late?: boolean;
}

const paid = (payment: SandboxPayment): Partial<SandboxPayment> => ({
  state: 'paid',
  paidPesewas: payment.amountPesewas,
});
const once = { count: 1, when: 'after' } as const;

/** Default delay of late payments and slow checks, in ms. */
export const usualDelayMs = 20_000;

/** The scenarios, common ones first. */
export const scenarios: readonly Scenario[] = [
  { name: 'pay', label: 'Pay', change: paid, notices: once, goes: 'back' },
  {
    name: 'decline',
    label: 'Decline the payment',
    change: () => ({ state: 'failed' }),
    notices: once,
    goes: 'back',
  },
  { name: 'cancel', label: 'Cancel and go back', change: () => ({}), goes: 'cancel' },
  { name: 'leave', label: 'Close the tab without paying', change: () => ({}), goes: 'nowhere' },
  { name: 'pay-and-leave', label: 'Pay, but never come back', change: paid, notices: once, goes: 'nowhere' },
  {
    name: 'pay-late',
    label: 'Come back first, pay 20 seconds later',
    change: paid,
    notices: once,
    goes: 'back',
    late: true,
  },
  {
    name: 'notice-first',
    label: 'Pay; the notice comes before the return',
    change: paid,
    notices: { count: 1, when: 'before' },
    goes: 'back',
  },
  {
    name: 'notice-twice',
    label: 'Pay; the notice comes twice',
    change: paid,
    notices: { count: 2, when: 'after' },
    goes: 'back',
  },
  { name: 'notice-lost', label: 'Pay; the notice is lost', change: paid, goes: 'back' },
  {
    name: 'wrong-amount',
    label: 'Pay one cedi too little',
    change: (payment) => ({ ...paid(payment), paidPesewas: payment.amountPesewas - 100 }),
    notices: once,
    goes: 'back',
  },
  {
    name: 'wrong-currency',
    label: 'Pay in another currency',
    change: (payment) => ({ ...paid(payment), currency: 'USD' }),
    notices: once,
    goes: 'back',
  },
  {
    name: 'refund',
    label: 'Pay, and get the money back at once',
    change: (payment) => ({ ...paid(payment), state: 'refunded' }),
    notices: once,
    goes: 'back',
  },
  {
    name: 'refund-later',
    label: 'Pay, and get the money back 20 seconds later',
    change: paid,
    notices: once,
    afterwards: { event: 'refund.processed', change: { state: 'refunded' } },
    goes: 'back',
  },
  {
    name: 'refund-fails',
    label: 'Pay; a refund 20 seconds later fails',
    change: paid,
    notices: once,
    afterwards: { event: 'refund.failed' },
    goes: 'back',
  },
  {
    name: 'dispute',
    label: 'Pay, and dispute the payment 20 seconds later',
    change: paid,
    notices: once,
    afterwards: { event: 'charge.dispute.create' },
    goes: 'back',
  },
  {
    name: 'check-refused',
    label: 'Pay; the status check is refused three times',
    change: (payment) => ({ ...paid(payment), refusals: 3 }),
    notices: once,
    goes: 'back',
  },
  {
    name: 'check-slow',
    label: 'Pay; the status check takes 20 seconds',
    change: (payment, delayMs) => ({ ...paid(payment), delayMs }),
    notices: once,
    goes: 'back',
  },
];
