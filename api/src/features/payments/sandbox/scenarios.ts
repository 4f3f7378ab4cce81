import type { SandboxPayment } from './sandboxStore.ts';
import type { SandboxEvent } from './wire.ts';

/** What a payer, the network or the provider can do in the sandbox. */
export interface Scenario {
  name: string;
  /** The button's text. */
  label: string;
  /** What happens to the provider's books. */
  change: (payment: SandboxPayment, delayMs: number) => Partial<SandboxPayment>;
  /** What happens to the books later, and what the shop is told of it, where the provider tells of such things. */
  afterwards?: { event: SandboxEvent; change?: Partial<SandboxPayment> };
  /** How often the shop is told, and when in relation to the payer's return. */
  notices?: { count: number; when: 'before' | 'after' };
  /** Where the payer's browser goes; nowhere when the tab is closed. */
  goes: 'back' | 'cancel' | 'nowhere';
  /** Whether the change and the notices come only later. */
  late?: boolean;
}

const paid = (payment: SandboxPayment): Partial<SandboxPayment> => ({
  state: 'paid',
  paidPesewas: payment.amountPesewas,
});
const once = { count: 1, when: 'after' } as const;

/** How late a late payment comes and how slow a slow check is, in ms, unless the page is told otherwise. */
export const usualDelayMs = 20_000;

/** The scenarios, the usual ones first. */
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
