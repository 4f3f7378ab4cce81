import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { officerRecoveryCodes as codes } from '#platform/db/schema.ts';

/** 32 characters that are not easily confused: 28 of them are 140 random bits. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const codeLength = 28;
const codeCount = 10;

/** SHA-256, which is enough for texts with 128 and more random bits. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A random text of 256 bits for a link. */
export const makeLinkToken = (): string => randomBytes(32).toString('base64url');

/** A random code: five bits for each character. */
export const makeCode = (length = codeLength): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');

/** A code in groups of four characters, easy to type on a phone. */
export const inFours = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** Replaces the recovery codes of an officer; resolves to the new ones in groups of four. */
export async function replaceRecoveryCodes(tx: Database, officerId: string): Promise<string[]> {
  const made = Array.from({ length: codeCount }, () => makeCode());
  await tx.delete(codes).where(eq(codes.officerId, officerId));
  await tx
    .insert(codes)
    .values(made.map((code) => ({ id: randomUUID(), officerId, codeHash: digestOf(code) })));
  return made.map(inFours);
}

/** Uses a recovery code up; false when it is wrong or was used, also by a concurrent call. */
export async function spendRecoveryCode(db: Database, officerId: string, code: string): Promise<boolean> {
  const rows = await db
    .delete(codes)
    .where(and(eq(codes.officerId, officerId), eq(codes.codeHash, digestOf(code))))
    .returning({ id: codes.id });
  return rows.length > 0;
}
