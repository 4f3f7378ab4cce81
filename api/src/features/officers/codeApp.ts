import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#platform/db/database.ts';
import { officers } from '#platform/db/schema.ts';
import type { Sealing } from '#platform/security/sealing.ts';

const period = 30;
/** Steps before and after the present one that count: clocks differ, and people are slow. */
const window = 1;

const generatorOf = (secret: string, label: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** The step (30 s) that a code belongs to; undefined for a wrong code. */
export function stepOf(secret: string, code: string): number | undefined {
  const now = Date.now();
  const delta = generatorOf(secret).validate({ token: code, window, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** A new secret of a code app (160 bits), with its `otpauth` address and that as a QR code (SVG). */
export async function makeCodeApp(label: { issuer: string; label: string }) {
  const { renderSVG } = await import('uqr');
  const secret = new Secret({ size: 20 }).base32;
  const address = generatorOf(secret, label).toString();
  return { secret, address, qr: renderSVG(address, { ecc: 'M', border: 2 }) };
}

/** Uses up a code of the officer's app: it and older ones are refused, also concurrently. */
export async function spendAppCode(
  db: Database,
  sealing: Sealing,
  { id, codeAppSecret }: Pick<typeof officers.$inferSelect, 'id' | 'codeAppSecret'>,
  code: string,
): Promise<boolean> {
  const secret = codeAppSecret && (await sealing.openLasting(codeAppSecret))?.content;
  const step = secret ? stepOf(secret, code) : undefined;
  if (step === undefined) return false;
  const isUnused = or(isNull(officers.codeAppStep), lt(officers.codeAppStep, step));
  const rows = await db
    .update(officers)
    .set({ codeAppStep: step })
    .where(and(eq(officers.id, id), isUnused))
    .returning({ id: officers.id });
  return rows.length > 0;
}
