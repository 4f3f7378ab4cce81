import type { PaymentProvider, PaymentState } from '@year-group/api-types/lists';
import { toCedis } from '@year-group/api-types/money';
import type { PaymentAttempt } from '@year-group/api-types/orderDetails';
import type { AttemptRow } from './attemptRepository.ts';

/** Without the callback token and the checkout address, which only provider and payer may know. */
export function presentAttempt(row: AttemptRow): PaymentAttempt {
  return {
    id: row.id,
    number: row.number,
    provider: row.provider as PaymentProvider,
    reference: row.reference,
    providerReference: row.providerReference,
    amount: toCedis(row.amountPesewas),
    state: row.state as PaymentState,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
