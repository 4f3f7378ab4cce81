import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { officers } from '#platform/db/schema.ts';
import { ownerAccountId } from '#platform/security/ownerAccountId.ts';
import { tokenSecrets } from '#platform/security/tokens.ts';
import type { Services } from '#platform/services.ts';

/** A hash that only tells whether a secret of at least 128 random bits is still the same. */
const hashOf = (secret: string) => createHash('sha256').update(`handover ${secret}`).digest('base64url');

/**
 * A hash of each secret that a handover replaces, by the name of its setting. The owner's password
 * is hashed as it is stored: salted, with argon2id.
 */
export async function secretHashes({
  db,
  settings,
}: Pick<Services, 'db' | 'settings'>): Promise<Record<string, string>> {
  const [owner] = await db.select().from(officers).where(eq(officers.id, ownerAccountId));
  const { hubtel, paymentProvider, paystack } = settings;
  const [newest = ''] = tokenSecrets(settings);
  const secrets: Record<string, string | null | undefined> = {
    ADMIN_PASSWORD: owner?.passwordHash,
    TOKEN_SECRET: newest,
    PAYSTACK_SECRET_KEY: paymentProvider === 'paystack' ? paystack.secretKey : undefined,
    HUBTEL_API_KEY: paymentProvider === 'hubtel' ? hubtel.apiKey : undefined,
  };
  return Object.fromEntries(
    Object.entries(secrets).flatMap(([name, secret]) => (secret ? [[name, hashOf(secret)]] : [])),
  );
}
