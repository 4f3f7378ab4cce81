import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Role } from '@year-group/api-types/officers/rights';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { createOfficerSessionService } from '#features/sessions/officerSessionService.ts';
import { officers } from '#platform/db/schema.ts';
import type { Services } from '#platform/services.ts';
import { makeAuthenticator } from './authenticator.ts';
import type { Call, TestApp } from './testApp.ts';
import { waitFor } from './waitFor.ts';

/** The password of officers in tests. */
export const officerPassword = 'violin cactus harbour sixpence';
const passwordHash = hash(officerPassword);

/** An officer who has joined, with a session and the calls of that session. */
export interface TestOfficer {
  id: string;
  email: string;
  token: string;
  call: Call;
}

/** Stores an officer with a password and no second factor. */
export async function makeOfficer(api: TestApp, ...roles: Role[]): Promise<TestOfficer> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  await api.services.db.insert(officers).values({
    id,
    name: `Officer ${id.slice(0, 4)}`,
    email,
    roles,
    passwordHash: await passwordHash,
    joinedAt: new Date(),
  });
  const token = await beginSession(api.services, id);
  return { id, email, token, call: callWith(api, token) };
}

/** Begins a session of an officer, since most tests are not about logging in; resolves to the token. */
export async function beginSession(services: Services, id: string, ip = '192.0.2.7'): Promise<string> {
  const [officer] = await services.db.select().from(officers).where(eq(officers.id, id));
  if (!officer) throw new Error('There is no such officer.');
  return createOfficerSessionService(services).begin(officer, { ip, headers: {} });
}

/** Calls with a token. */
export const callWith =
  ({ as }: TestApp, token: string): Call =>
  (method, url, payload, headers = {}) =>
    as.visitor(method, url, payload, { authorization: `Bearer ${token}`, ...headers });

let networks = 0;
/** An address in a network that nobody has used. */
export const freshAddress = (): string => `10.${((networks += 1) >> 8) & 255}.${networks & 255}.9`;

/** Sends something from an address that nobody has used, or from the given one. */
export const post = ({ app }: TestApp, url: string, payload: object, remoteAddress = freshAddress()) =>
  app.inject({ method: 'POST', url, payload, remoteAddress });

export const logIn = (api: TestApp, email: string, password = officerPassword, address?: string) =>
  post(api, '/api/admin/login', { email, password }, address);

/** Code of an app for a step of 30 s: 0 is the present one. */
export const codeOf = (secret: string, step = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });

/** What a code app was set up with. */
interface CodeApp {
  secret: string;
  recoveryCodes: string[];
}

/**
 * Sets up a code app with the code of the previous step, so that the present one is unused. Again if a step
 * began meanwhile, after which that code is too old.
 */
export async function addCodeApp({ call }: Pick<TestOfficer, 'call'>, tries = 2): Promise<CodeApp> {
  const { secret, challengeId } = (await call('POST', '/api/admin/me/code-app')).json();
  const reply = await call('PUT', '/api/admin/me/code-app', { challengeId, code: codeOf(secret, -1) });
  if (reply.statusCode === 400 && tries > 1) return addCodeApp({ call }, tries - 1);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  const { recoveryCodes }: { recoveryCodes: string[] } = reply.json();
  return { secret: String(secret), recoveryCodes };
}

/** Makes a passkey of an officer. */
export async function addPasskey({ call }: Pick<TestOfficer, 'call'>, authenticator = makeAuthenticator()) {
  const { challengeId, options } = (await call('POST', '/api/admin/me/passkeys/options')).json();
  const response = authenticator.create(options);
  const reply = await call('POST', '/api/admin/me/passkeys', { challengeId, response, name: 'Phone' });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return authenticator;
}

/** Logs in with a passkey alone. */
export async function logInWithPasskey(api: TestApp, authenticator: ReturnType<typeof makeAuthenticator>) {
  const { challengeId, options } = (await post(api, '/api/admin/login/passkey/options', {})).json();
  const response = authenticator.get(options);
  return post(api, '/api/admin/login/passkey', { challengeId, response });
}

/** The letters of a template to somebody, once there is one; as text. */
export function lettersTo({ services }: TestApp, email: string, template: string): Promise<string[]> {
  const outbox = join(services.settings.dataDir, 'outbox');
  return waitFor(async () => {
    // A letter has a hidden name until it is whole.
    const names = (await readdir(outbox).catch(() => [])).filter(
      (name) => !name.startsWith('.') && name.includes(`-${template}-`),
    );
    const letters = await Promise.all(names.toSorted().map((name) => readFile(join(outbox, name), 'utf8')));
    const found = letters
      .filter((letter) => letter.includes(`To: ${email}`))
      .map((letter) => letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
    return found.length > 0 ? found : undefined;
  });
}

/** The token of the link in the newest of these letters. */
export async function linkIn(api: TestApp, email: string, template = 'officer-invitation'): Promise<string> {
  const letters = await lettersTo(api, email, template);
  return /\/admin\/invitation#([\w-]{43})/.exec(letters.at(-1) ?? '')?.[1] ?? '';
}
