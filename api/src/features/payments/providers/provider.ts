import type { PaymentState } from '@year-group/api-types/common/lists';

/** What a provider receives about a payment attempt. */
interface AttemptToStart {
  /** Our reference of this attempt: letters, digits and hyphens, at most 32 characters. */
  reference: string;
  amountPesewas: number;
  description: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  /** Where the provider sends notices; contains a secret that the payer never sees. */
  callbackUrl: string;
  /** Where the payer's browser returns to. */
  returnUrl: string;
  /** Where it returns to when the payer cancels. */
  cancelUrl: string;
}

/** The checkout page, and the provider's own id of the payment. */
interface StartedAttempt {
  checkoutUrl: string;
  providerReference: string | null;
}

/** The provider's answer to our authenticated status check: the only trusted source. */
export interface CheckedAttempt {
  state: Exclude<PaymentState, 'needs-review'>;
  /** The amount paid; undefined when the provider names none, as for an unpaid one. */
  amountPesewas: number | undefined;
  /** The requested amount, if repeated: fees of the payer make the paid amount higher. */
  requestedPesewas?: number | undefined;
  /** ISO 4217; undefined when the provider names none. */
  currency: string | undefined;
  /** Why it failed, in the provider's words. */
  reason?: string;
  /** Why it is doubtful in any state, as a sentence for an officer. */
  doubt?: string;
  /** The provider's own id of the payment, by which it lists refunds; undefined without one. */
  paymentId?: string | undefined;
}

/** A refund of a payment, as the provider lists it, whoever asked for it. */
export interface ListedRefund {
  /** The provider's own id of it; undefined when it names none. */
  id: string | undefined;
  /** Our id of it, if we asked for it. */
  note: string | undefined;
  pesewas: number;
  isFailed: boolean;
}

/** A part of a payment to be returned to its payer. */
interface RefundToSend {
  /** Our reference of the payment attempt. */
  reference: string;
  pesewas: number;
  /** Our id of the refund, by which it is found again. */
  note: string;
}

/** Information that a status check lacks; only a signed notice may claim it. */
export interface Claim {
  /** Money that went back: its amount, and what tells it from other notices of the same amount. */
  refund?: { pesewas: number; key: string };
  /** A refund that the provider could not carry out; its amount, if the provider named it. */
  failedRefund?: { pesewas: number | undefined };
  /** Why the order needs review, as a sentence. */
  review?: string;
}

/** The content of a webhook; without a claim it only triggers a check. */
export interface Notice {
  reference: string;
  /** Undefined when the notice is unsigned: nothing of it is trusted or stored. */
  claim?: Claim;
  /** The same for every repetition of a notice. */
  dedupeKey: string;
  /** The stored fields: no names, addresses or wallet numbers. */
  content: object;
}

/** A payment provider; every call has a timeout and throws ProviderErrors. */
export interface PaymentAdapter {
  start(attempt: AttemptToStart): Promise<StartedAttempt>;
  check(reference: string): Promise<CheckedAttempt>;
  /** Returns a part of a payment; absent when the provider cannot. */
  refund?(refund: RefundToSend): Promise<void>;
  /** Every refund of a payment; absent when the provider cannot be asked. */
  listRefunds?(paymentId: string): Promise<ListedRefund[]>;
  /** Reads a webhook's raw bytes; `ignored` for other events, undefined when forged. */
  readNotice(body: Buffer, headers: Record<string, unknown>): Notice | 'ignored' | undefined;
}

/** The provider cannot be used now; `isRefusal` when it answered with a refusal. */
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

/** For `catch`: a provider that does not answer is asked again later; other errors are thrown. */
export function ifSilent(error: unknown): undefined {
  if (!(error instanceof ProviderError)) throw error;
}
