import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { adminAccount } from '#platform/db/schema.ts';

const onlyId = 1;
/** Without characters that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The administrator's password, stored as an argon2id hash with the library's defaults. */
export function createAdminAccount(db: Database) {
  const find = async () => (await db.select().from(adminAccount).where(eq(adminAccount.id, onlyId)))[0];

  async function setPassword(password: string) {
    const changed = { passwordHash: await hash(password), tokensValidFrom: new Date() };
    await db
      .insert(adminAccount)
      .values({ id: onlyId, ...changed })
      .onConflictDoUpdate({ target: adminAccount.id, set: changed });
  }

  return {
    /**
     * Sets the configured password; a changed password ends all sessions. Without one, the first
     * start generates a password and resolves to it, to be printed once.
     */
    async prepare(configured: string | undefined): Promise<string | undefined> {
      const account = await find();
      if (configured !== undefined) {
        if (!account || !(await verify(account.passwordHash, configured))) await setPassword(configured);
        return undefined;
      }
      if (account) return undefined;
      const password = makePassword();
      await setPassword(password);
      return password;
    },
    async isPassword(password: string): Promise<boolean> {
      const account = await find();
      return account !== undefined && verify(account.passwordHash, password);
    },
    /** Tokens from before the last password change or sign-out everywhere are invalid. */
    async tokensCountFrom(): Promise<Date | undefined> {
      return (await find())?.tokensValidFrom;
    },
  };
}

export type AdminAccount = ReturnType<typeof createAdminAccount>;

/** Three groups of four characters, easy to type on a phone: about 59 bits. */
function makePassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group()].join('-');
}
