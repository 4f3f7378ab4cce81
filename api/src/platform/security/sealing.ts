import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/**
 * Keeps short-lived secrets unreadable in the database: sealed (encrypted, to be opened again) or as a fingerprint (a
 * keyed hash, only to be compared). The keys come from the token secrets, so a stolen database opens nothing; the first
 * secret seals, all of them open.
 */
export function createSealing(secrets: readonly string[]) {
  const keys = secrets.map((secret) => ({
    sealing: new Uint8Array(hkdfSync('sha256', secret, '', 'year-group sealing', 32)),
    fingerprint: new Uint8Array(hkdfSync('sha256', secret, '', 'year-group fingerprint', 32)),
  }));
  const [newest] = keys;
  if (!newest) throw new Error('Sealing needs at least one secret.');
  const digest = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();

  return {
    /** Encrypts what can be written as JSON; it opens for so many seconds. */
    seal: (content: unknown, seconds: number): Promise<string> =>
      new EncryptJWT({ content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .encrypt(newest.sealing),

    /** What was sealed; undefined when its time is over or it is not ours. */
    async open(sealed: string): Promise<unknown> {
      for (const key of keys) {
        try {
          return (await jwtDecrypt(sealed, key.sealing)).payload.content;
        } catch {
          // Sealed with another secret, or too old: the next key may tell.
        }
      }
      return undefined;
    },

    /** A keyed hash of the text. */
    fingerprint: (text: string): string => digest(newest.fingerprint, text).toString('base64url'),

    /** Whether the fingerprint is that of the text; takes the same time either way. */
    isFingerprint(text: string, fingerprint: string): boolean {
      const given = Buffer.from(fingerprint, 'base64url');
      return keys.some((key) => {
        const real = digest(key.fingerprint, text);
        return real.length === given.length && timingSafeEqual(real, given);
      });
    },
  };
}

export type Sealing = ReturnType<typeof createSealing>;
