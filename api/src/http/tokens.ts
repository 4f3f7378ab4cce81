import { errors, jwtVerify, SignJWT } from 'jose';

/** Who a token speaks for. */
export type Identity = { role: 'admin' } | { role: 'member'; memberId: string };

/** Seconds a token of each role lives. */
const lifetimes = { admin: 4 * 60 * 60, member: 30 * 24 * 60 * 60 } as const;

const issuer = 'year-group';
const algorithm = 'HS256';

/** Makes and reads the signed tokens; the first secret signs, all of them verify, so that secrets can be rotated. */
export function createTokens(secrets: readonly string[]) {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  const [signingKey] = keys;
  if (!signingKey) throw new Error('Tokens need at least one secret.');

  return {
    /** A token for the administrator or a member; the role is its audience, the member's id its subject. */
    async issue(identity: Identity): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      const token = new SignJWT(identity.role === 'member' ? { id: identity.memberId } : {})
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(identity.role)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimes[identity.role]);
      if (identity.role === 'member') token.setSubject(identity.memberId);
      return token.sign(signingKey);
    },

    /** Who a token speaks for and since when (ms); undefined when it is expired, forged or unreadable. */
    async read(token: string): Promise<{ identity: Identity; issuedAt: number } | undefined> {
      for (const key of keys) {
        try {
          const { payload } = await jwtVerify(token, key, {
            issuer,
            algorithms: [algorithm],
            requiredClaims: ['iat', 'exp'],
          });
          const identity = identityOf(payload.aud, payload.sub);
          return identity && { identity, issuedAt: (payload.iat ?? 0) * 1000 };
        } catch (error) {
          if (!(error instanceof errors.JWSSignatureVerificationFailed)) return undefined;
        }
      }
      return undefined;
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;

function identityOf(audience: unknown, subject: string | undefined): Identity | undefined {
  if (audience === 'admin') return { role: 'admin' };
  if (audience === 'member' && subject) return { role: 'member', memberId: subject };
  return undefined;
}
