import type { PaymentState } from '@year-group/api-types/lists';

/** What a provider is told about a payment attempt. */
export interface AttemptToStart {
  /** Ours, of this attempt alone: letters, digits and hyphens, at most 32 characters. */
  reference: string;
  amountPesewas: number;
  description: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  /** Where the provider's server tells us; carries the attempt's unguessable token. */
  callbackUrl: string;
  /** Where the payer's browser comes back to. */
  returnUrl: string;
  /** Where it comes back to when the payer gives up. */
  cancelUrl: string;
}

/** Where the payer goes next, and the provider's own name of the payment. */
export interface StartedAttempt {
  checkoutUrl: string;
  providerReference: string | null;
}

/** What the provider itself says of a payment, asked with our secret: the only thing that is trusted. */
export interface CheckedAttempt {
  state: Exclude<PaymentState, 'needs-review'>;
  /** Undefined when the provider names none, as for one that was never paid. */
  amountPesewas: number | undefined;
  /** ISO 4217; undefined when the provider does not say. */
  currency: string | undefined;
  /** Why it is doubtful whatever its state, a sentence for the administrator. */
  doubt?: string;
}

/** What a webhook claims, a hint only. */
export interface Notice {
  reference: string;
  /** The same for every repetition of one notice. */
  dedupeKey: string;
}

/** A payment provider; every call has a time limit and throws a ProviderError when there is no usable answer. */
export interface PaymentAdapter {
  start(attempt: AttemptToStart): Promise<StartedAttempt>;
  check(reference: string): Promise<CheckedAttempt>;
  /** Reads a webhook's raw bytes; undefined when it is forged or unreadable. */
  readNotice(body: Buffer, headers: Record<string, unknown>): Notice | undefined;
}

/** The provider cannot be used right now; `isRefusal` when it answered that it will not do this. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly isRefusal: boolean;
  constructor(message: string, isRefusal: boolean) {
    super(message);
    this.isRefusal = isRefusal;
  }
}
