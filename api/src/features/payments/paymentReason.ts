import { messages } from '@year-group/api-types/messages';
import type { AttemptRow } from './attemptRepository.ts';

const providerNames: Record<string, string> = { hubtel: 'Hubtel', paystack: 'Paystack' };

/** Frequent answers of banks and wallets, in our words. */
const knownReasons: readonly (readonly [RegExp, string])[] = [
  [/insufficient|not enough|low balance/i, messages.payments.notEnoughMoney],
  [/time[d-]? ?out|not (?:authori[sz]ed|confirmed|approved) in time|expired/i, messages.payments.noAnswer],
  [/\bpin\b|\botp\b|\btoken\b/i, messages.payments.wrongPin],
  [/limit/i, messages.payments.overLimit],
  [/declined|do not honou?r|reject/i, messages.payments.declined],
];

/** Answers that only repeat that it failed. */
const emptyReason = /^(?:failed|transaction failed|)$/i;

type Attempt = Pick<AttemptRow, 'state' | 'provider' | 'reason' | 'checkoutUrl'>;

/** Why an attempt was not completed, as a sentence; null where there is nothing to say. */
export function paymentReason({ state, provider, reason, checkoutUrl }: Attempt): string | null {
  if (state === 'cancelled') return messages.payments.customerCancelled;
  if (state === 'needs-review') return reason || null;
  if (state !== 'failed') return null;
  const name = providerNames[provider] ?? 'The payment provider';
  if (reason === messages.payments.notPaidInTime) return reason;
  if (!checkoutUrl) return messages.payments.notStarted(name);
  const [, known] = knownReasons.find(([pattern]) => pattern.test(reason)) ?? [];
  if (known) return known;
  return emptyReason.test(reason)
    ? messages.payments.unknownReason(name)
    : messages.payments.otherReason(name, reason);
}
