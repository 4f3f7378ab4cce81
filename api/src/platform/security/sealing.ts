import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/**
 * Protects secrets in the database: sealed (encrypted, to be opened again) or as a fingerprint (a
 * keyed hash, only for comparison). The keys are derived from the token secrets, so a leaked
 * database alone exposes nothing; the first secret seals, all of them open.
 */
export function createSealing(secrets: readonly string[]) {
  const keys = secrets.map((secret) => ({
    sealing: new Uint8Array(hkdfSync('sha256', secret, '', 'year-group sealing', 32)),
    lasting: new Uint8Array(hkdfSync('sha256', secret, '', 'year-group lasting sealing', 32)),
    fingerprint: new Uint8Array(hkdfSync('sha256', secret, '', 'year-group fingerprint', 32)),
  }));
  const [newest] = keys;
  if (!newest) throw new Error('Sealing needs at least one secret.');
  const digest = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();
  const encrypt = (content: unknown) =>
    new EncryptJWT({ content }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });

  /** What was sealed with this kind of key, and whether with the newest secret; undefined if not ours. */
  async function decrypt(sealed: string, kind: 'sealing' | 'lasting') {
    for (const key of keys) {
      try {
        const { content } = (await jwtDecrypt(sealed, key[kind])).payload;
        return { content, isNewest: key === newest };
      } catch {
        // Sealed with another secret, or expired: try the next key.
      }
    }
    return undefined;
  }

  return {
    /** Encrypts a JSON value; it can be opened for the given seconds. */
    seal: (content: unknown, seconds: number): Promise<string> =>
      encrypt(content)
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .encrypt(newest.sealing),

    /** The sealed value; undefined when it has expired or is not ours. */
    open: async (sealed: string): Promise<unknown> => (await decrypt(sealed, 'sealing'))?.content,

    /** Encrypts a text without an end; when secrets are rotated it must be sealed again. */
    sealLasting: (content: string): Promise<string> => encrypt(content).encrypt(newest.lasting),

    /** What was sealed without an expiry, and whether with the newest secret; undefined if not ours. */
    async openLasting(sealed: string): Promise<{ content: string; isNewest: boolean } | undefined> {
      const opened = await decrypt(sealed, 'lasting');
      return opened && { ...opened, content: String(opened.content) };
    },

    /** A keyed hash of the text. */
    fingerprint: (text: string): string => digest(newest.fingerprint, text).toString('base64url'),

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
