import { randomUUID } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { officers, officerPasskeys as passkeys } from '#platform/db/schema.ts';
import type { Settings } from '#platform/settings/settings.ts';

// Loaded when the first passkey is used: the library is large, and most starts do not need it.
const library = () => import('@simplewebauthn/server');

/** The browser's answer, of which the schema has checked little; the library checks the rest. */
type Ceremony = { id: string };
type Row = typeof passkeys.$inferSelect;
type Officer = typeof officers.$inferSelect;

const userVerification = 'required';
/** ES256, EdDSA and RS256, which every browser and authenticator knows one of. */
const algorithms = [-7, -8, -257];
const transportsOf = ({ transports }: Row) => transports as never;

/** Ceremonies of WebAuthn for the domain of `PUBLIC_URL`; user verification is always required. */
export function createPasskeys({ db, publicUrl }: { db: Database } & Pick<Settings, 'publicUrl'>) {
  const { origin, hostname: domain } = new URL(publicUrl);
  // In development the panel is opened at the site's own server.
  const expectedOrigin = origin.startsWith('http://localhost:') ? [origin, 'http://localhost:5173'] : origin;
  const common = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: domain,
    requireUserVerification: true,
  });

  const listOf = (officerId: string): Promise<Row[]> =>
    db.select().from(passkeys).where(eq(passkeys.officerId, officerId)).orderBy(passkeys.createdAt);

  return {
    domain,
    listOf,

    /** What to ask a browser for: any passkey of this site, or one of the given ones. */
    async askFor(allowed?: Row[]) {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: domain,
        userVerification,
        ...(allowed && {
          allowCredentials: allowed.map((row) => ({ id: row.credentialId, transports: transportsOf(row) })),
        }),
      });
    },

    /** The officer whose passkey has signed the challenge; undefined when anything is wrong. */
    async officerOf(response: Ceremony, challenge: string): Promise<Officer | undefined> {
      const isIt = and(eq(passkeys.credentialId, response.id), eq(passkeys.domain, domain));
      const [found] = await db
        .select({ row: passkeys, officer: officers })
        .from(passkeys)
        .innerJoin(officers, eq(officers.id, passkeys.officerId))
        .where(isIt);
      if (!found) return undefined;
      const { row, officer } = found;
      const { verifyAuthenticationResponse } = await library();
      const verified = await verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        credential: {
          id: row.credentialId,
          publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
          counter: row.counter,
        },
        ...common(challenge),
      }).catch(() => undefined);
      if (!verified?.verified) return undefined;
      const { newCounter: counter, credentialBackedUp: isBackedUp } = verified.authenticationInfo;
      // Again in SQL, for two answers at the same time; many passkeys count nothing and stay at 0.
      const isForward = or(gt(sql`${counter}::bigint`, passkeys.counter), eq(sql`${counter}::bigint`, 0));
      const used = await db
        .update(passkeys)
        .set({ counter, isBackedUp, lastUsedAt: sql`now()` })
        .where(and(eq(passkeys.id, row.id), isForward))
        .returning({ id: passkeys.id });
      return used.length > 0 ? officer : undefined;
    },

    /** What to ask a browser for to make a passkey of this officer. */
    async askForNew({ id, name, email }: { id: string; name: string; email: string | null }, site: string) {
      const { generateRegistrationOptions } = await library();
      const own = (await listOf(id)).filter((row) => row.domain === domain);
      return generateRegistrationOptions({
        rpName: site,
        rpID: domain,
        userID: new TextEncoder().encode(id),
        userName: email ?? name,
        userDisplayName: name,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: own.map((row) => ({ id: row.credentialId, transports: transportsOf(row) })),
        authenticatorSelection: { residentKey: 'required', userVerification },
      });
    },

    /** The row of a new passkey, not yet stored; undefined when anything is wrong. */
    async readNew(response: Ceremony, challenge: string) {
      const { verifyRegistrationResponse } = await library();
      const verified = await verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        supportedAlgorithmIDs: algorithms,
        ...common(challenge),
      }).catch(() => undefined);
      if (!verified?.verified) return undefined;
      const { credential, credentialBackedUp: isBackedUp } = verified.registrationInfo;
      const { id: credentialId, publicKey, counter, transports = [] } = credential;
      return {
        id: randomUUID(),
        credentialId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.map(String),
        isBackedUp,
        domain,
      };
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
