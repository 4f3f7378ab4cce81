import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { messages } from '@year-group/api-types/messages';
import { type GroupRecord, wordsOfGroup } from '#platform/group/groupRecord.ts';
import { refusedField } from '#platform/http/errors.ts';
import { isEasilyGuessed } from '#platform/settings/liveProblems.ts';

// Compared when there is no password, so that unknown addresses take as long as known ones. Made
// with the first service, not with the first unknown address, which would take longer.
let unusedHash: Promise<string> | undefined;

/** Passwords as argon2id hashes with the library's defaults. */
export function createOfficerPasswords() {
  unusedHash ??= hash(randomUUID());

  return {
    hash: (password: string): Promise<string> => hash(password),
    /** Whether the password is that of the hash; false after the same time without one. */
    async isRight(passwordHash: string | null | undefined, password: string): Promise<boolean> {
      const isSame = await verify(passwordHash ?? String(await unusedHash), password);
      return isSame && Boolean(passwordHash);
    },
  };
}

/** Throws 400 for a password that is easily guessed from the officer's and the group's names. */
export async function demandStrongPassword(
  password: string,
  { name, email }: { name: string; email: string | null },
  group: GroupRecord,
): Promise<void> {
  if (!(await isEasilyGuessed(password, [name, email ?? '', ...wordsOfGroup(await group.shell())]))) return;
  throw refusedField('password', messages.officers.passwordWeak);
}
