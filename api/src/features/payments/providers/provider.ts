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
  /** Where the provider's server tells us; carries a secret that the payer never sees. */
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
  /** What was really paid; undefined when the provider names none, as for one that was never paid. */
  amountPesewas: number | undefined;
  /** What the provider was asked to collect, where it repeats that: fees of the payer make what is paid more. */
  requestedPesewas?: number | undefined;
  /** ISO 4217; undefined when the provider does not say. */
  currency: string | undefined;
  /** Why it is doubtful whatever its state, a sentence for the administrator. */
  doubt?: string;
}

/** What a status check cannot tell; only a signed notice may claim it. */
export interface Claim {
  /** So much was given back, if the provider said how much; a part of it is for the administrator to look at. */
  refund?: { pesewas: number | undefined; review: string };
  /** Why the administrator must look at the order, a sentence. */
  review?: string;
}

/** What a webhook says. The provider is asked all the same; a notice without a claim is only a hint to do so. */
export interface Notice {
  reference: string;
  /** Undefined when the notice is unsigned: nothing of it is believed or stored. */
  claim?: Claim;
  /** The same for every repetition of one notice. */
  dedupeKey: string;
  /** What is kept of it: no names, addresses or numbers of wallets. */
  content: object;
}

/** A payment provider; every call has a time limit and throws a ProviderError when there is no usable answer. */
export interface PaymentAdapter {
  start(attempt: AttemptToStart): Promise<StartedAttempt>;
  check(reference: string): Promise<CheckedAttempt>;
  /** Reads a webhook's raw bytes; `ignored` when it is not about a payment, undefined when it is forged or unreadable. */
  readNotice(body: Buffer, headers: Record<string, unknown>): Notice | 'ignored' | undefined;
}

/** The provider cannot be used right now; `isRefusal` when it answered that it will not do this. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly isRefusal: boolean;
  /** The status of the provider's answer; undefined when there was none. */
  readonly status: number | undefined;
  constructor(message: string, { isRefusal, status }: { isRefusal: boolean; status?: number }) {
    super(message);
    this.isRefusal = isRefusal;
    this.status = status;
  }
}
