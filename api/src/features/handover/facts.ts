import { createHash } from 'node:crypto';
import { eq, exists, sql } from 'drizzle-orm';
import { type handovers, officerPasskeys, officers } from '#platform/db/schema.ts';
import { ownerAccountId } from '#platform/security/actor.ts';
import { tokenSecrets } from '#platform/security/tokens.ts';
import type { Services } from '#platform/services.ts';
import { lastPaymentAt } from '../payments/lastPaymentService.ts';
import type { Facts } from './findings.ts';

/** Reads what the steps of a handover are judged by. */
export async function gatherFacts(
  services: Services,
  handover: typeof handovers.$inferSelect,
): Promise<Facts> {
  const { db } = services;
  const { parts, paysByHand } = await services.group.shell();
  const passkey = db
    .select({ one: sql`1` })
    .from(officerPasskeys)
    .where(sql`${officerPasskeys.officerId} = ${officers.id}`);
  const rows = await db
    .select({
      id: officers.id,
      name: officers.name,
      roles: officers.roles,
      joinedAt: officers.joinedAt,
      hasSecondFactor: sql<boolean>`${officers.codeAppSecret} is not null or ${exists(passkey)}`,
    })
    .from(officers)
    .orderBy(officers.createdAt);
  return {
    handover,
    officers: rows.map(({ roles, ...officer }) => ({
      ...officer,
      isOwner: roles.includes('owner'),
      isOwnerAccount: officer.id === ownerAccountId,
    })),
    secretsNow: await secretHashes(services),
    lastPaymentAt: await lastPaymentAt(db),
    hasPayments: parts.shop && !paysByHand,
  };
}

/** A hash that only shows whether a secret of at least 128 random bits is still the same. */
const hashOf = (secret: string) => createHash('sha256').update(`handover ${secret}`).digest('base64url');

/** A hash of each secret that a handover replaces, by the name of its setting. */
export async function secretHashes({ db, settings }: Services): Promise<Record<string, string>> {
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
