import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The simulated provider's record of a payment. */
export interface SandboxPayment {
  reference: string;
  protocol: 'hubtel' | 'paystack';
  amountPesewas: number;
  /** Where Hubtel's notice goes; Paystack's address is a setting of the provider. */
  callbackUrl: string;
  returnUrl: string;
  cancelUrl: string;
  state: 'open' | 'paid' | 'failed' | 'refunded';
  /** The reported paid amount, which a scenario may make wrong. */
  paidPesewas: number;
  currency: string;
  /** How many more status checks it refuses with 403. */
  refusals: number;
  /** How long a status check takes, in ms. */
  delayMs: number;
  /** What was returned of it; absent for nothing. */
  refunds?: SandboxRefund[];
}

/** A part of a payment that was returned. */
export interface SandboxRefund {
  id: number;
  pesewas: number;
  /** Empty when it was made in the provider's own dashboard. */
  note: string;
}

/** A payment after a refund: more than what was paid is refused. */
export function withRefund(payment: SandboxPayment, pesewas: number, note = ''): SandboxPayment | undefined {
  const refunds = [...(payment.refunds ?? []), { id: (payment.refunds?.length ?? 0) + 1, pesewas, note }];
  const returned = refunds.reduce((sum, each) => sum + each.pesewas, 0);
  if (payment.state !== 'paid' || returned > payment.paidPesewas) return undefined;
  return { ...payment, refunds, state: returned === payment.paidPesewas ? 'refunded' : 'paid' };
}

export type SandboxStore = ReturnType<typeof openSandboxStore>;

/** How long one process waits for another's write, in ms. */
const busyMs = 5000;

/** The provider's own records: like a real provider's, separate from the product's database. */
export function openSandboxStore(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { timeout: busyMs });
  // Invented payments may be lost with the power: a write to disk would hold up everybody.
  file.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE IF NOT EXISTS payments (reference TEXT PRIMARY KEY, data TEXT NOT NULL)',
  );
  const read = file.prepare('SELECT data FROM payments WHERE reference = ?');
  const readAll = file.prepare('SELECT data FROM payments');
  const write = file.prepare('INSERT OR REPLACE INTO payments (reference, data) VALUES (?, ?)');

  return {
    find(reference: string): SandboxPayment | undefined {
      const row = read.get(reference) as { data: string } | undefined;
      return row && (JSON.parse(row.data) as SandboxPayment);
    },
    all: (): SandboxPayment[] =>
      (readAll.all() as { data: string }[]).map(({ data }) => JSON.parse(data) as SandboxPayment),
    save(payment: SandboxPayment): void {
      write.run(payment.reference, JSON.stringify(payment));
    },
    close: () => file.close(),
  };
}
