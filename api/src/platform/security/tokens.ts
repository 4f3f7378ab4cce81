import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Settings } from '../settings/settings.ts';

/** The subject of a token: an officer or a member. */
export type Identity = { role: 'admin'; officerId: string } | { role: 'member'; memberId: string };
/** The reader of a record: any officer, or one member. */
export type Viewer = { role: 'admin' } | { role: 'member'; memberId: string };

/** A verified token: its subject, its id, and its validity. */
export interface Session {
  id: string;
  identity: Identity;
  issuedAt: Date;
  expiresAt: Date;
}

/** Lifetime of a token in seconds, by role. */
export const lifetimes = { admin: 4 * 60 * 60, member: 30 * 24 * 60 * 60 } as const;

const issuer = 'year-group';
const algorithm = 'HS256';

/** Signed tokens: the first secret signs, all of them verify, so that secrets can be rotated. */
export function createTokens(secrets: readonly string[]) {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  const [signingKey] = keys;
  if (!signingKey) throw new Error('Tokens need at least one secret.');

  return {
    /**
     * A token for an officer or a member; the role is its audience, the person's id its subject. It
     * is dated to the millisecond, so that one issued right after a logout everywhere
     * is valid, and no earlier than `countsFrom`, or a clock that was set back would lock people
     * out.
     */
    async issue(identity: Identity, countsFrom = new Date(0), id: string = randomUUID()): Promise<string> {
      const now = Date.now() / 1000;
      const issuedAt = Math.max(now, countsFrom.getTime() / 1000);
      const token = new SignJWT(identity.role === 'member' ? { id: identity.memberId } : {})
        .setProtectedHeader({ alg: algorithm })
        .setJti(id)
        .setSubject(identity.role === 'member' ? identity.memberId : identity.officerId)
        .setIssuer(issuer)
        .setAudience(identity.role)
        .setIssuedAt(issuedAt)
        .setExpirationTime(now + lifetimes[identity.role]);
      return token.sign(signingKey);
    },

    /** The content of a token; undefined when it is expired, forged or unreadable. */
    async read(token: string): Promise<Session | undefined> {
      for (const key of keys) {
        try {
          const { payload } = await jwtVerify(token, key, {
            issuer,
            algorithms: [algorithm],
            requiredClaims: ['iat', 'exp', 'jti'],
          });
          return sessionOf(payload);
        } catch (error) {
          if (!(error instanceof errors.JWSSignatureVerificationFailed)) return undefined;
        }
      }
      return undefined;
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;

function sessionOf({ jti, aud, sub, iat, exp }: JWTPayload): Session | undefined {
  if (!sub || !jti || !iat || !exp || (aud !== 'admin' && aud !== 'member')) return undefined;
  const identity: Identity = aud === 'admin' ? { role: aud, officerId: sub } : { role: aud, memberId: sub };
  const moment = (seconds: number) => new Date(Math.round(seconds * 1000));
  return { id: jti, identity, issuedAt: moment(iat), expiresAt: moment(exp) };
}

/** The configured token secrets; the demo generates one and stores it in the data folder. */
export function tokenSecrets({
  tokenSecrets: configured,
  dataDir,
}: Pick<Settings, 'tokenSecrets' | 'dataDir'>): readonly string[] {
  if (configured.length > 0) return configured;
  const path = join(dataDir, 'token-secret');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return [readFileSync(path, 'utf8').trim()];
}
