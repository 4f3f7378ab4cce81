import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What the pretended provider knows of one payment. */
export interface SandboxPayment {
  reference: string;
  protocol: 'hubtel' | 'paystack';
  amountPesewas: number;
  /** Where Hubtel's notice goes; Paystack's address is a setting of the provider. */
  callbackUrl: string;
  returnUrl: string;
  cancelUrl: string;
  state: 'open' | 'paid' | 'failed' | 'refunded';
  /** What it says it was paid, which may be wrong on purpose. */
  paidPesewas: number;
  currency: string;
  /** How many status checks it will still refuse with 403. */
  refusals: number;
  /** How long a status check takes, in ms. */
  delayMs: number;
}

export type SandboxStore = ReturnType<typeof openSandboxStore>;

/** How long one process waits while another writes, in ms. */
const busyMs = 5000;

/** The provider's own books: kept apart from the product's database and, like a real provider's, not lost with it. */
export function openSandboxStore(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { timeout: busyMs });
  file.exec(
    'PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS payments (reference TEXT PRIMARY KEY, data TEXT NOT NULL)',
  );
  const read = file.prepare('SELECT data FROM payments WHERE reference = ?');
  const write = file.prepare('INSERT OR REPLACE INTO payments (reference, data) VALUES (?, ?)');

  return {
    find(reference: string): SandboxPayment | undefined {
      const row = read.get(reference) as { data: string } | undefined;
      return row && (JSON.parse(row.data) as SandboxPayment);
    },
    save(payment: SandboxPayment): void {
      write.run(payment.reference, JSON.stringify(payment));
    },
    close: () => file.close(),
  };
}
