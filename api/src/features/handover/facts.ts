import { exists, sql } from 'drizzle-orm';
import { type handovers, officerPasskeys, officers } from '#platform/db/schema.ts';
import { ownerAccountId } from '#platform/security/ownerAccountId.ts';
import type { Services } from '#platform/services.ts';
import { lastPaymentAt } from '../payments/lastPaymentService.ts';
import type { Facts } from './findings.ts';
import { secretHashes } from './secretHashes.ts';

/** Reads what the steps of a handover are judged by. */
export async function gatherFacts(
  services: Pick<Services, 'db' | 'settings'>,
  handover: typeof handovers.$inferSelect,
): Promise<Facts> {
  const { db } = services;
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
  };
}
