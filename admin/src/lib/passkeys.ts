import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { messages } from '@year-group/api-types/messages';
import type { HttpError } from 'react-admin';

// The library loads when a passkey is asked for.
const load = () => import('@simplewebauthn/browser');

/** Asks the browser for a passkey. */
export async function askPasskey(options: object) {
  const { startAuthentication } = await load();
  return {
    ...(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })),
  };
}

/** Makes a passkey. */
export async function createPasskey(options: object) {
  const { startRegistration } = await load();
  return { ...(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })) };
}

/** Whether the browser can use passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

const { passkeyNotUsed, passkeyKnown, passkeyFailed } = messages.officers;

/** Why the browser gave no passkey, by the name of its error. */
const passkeyProblems: Partial<Record<string, string>> = {
  AbortError: passkeyNotUsed,
  NotAllowedError: passkeyNotUsed,
  InvalidStateError: passkeyKnown,
  WebAuthnError: passkeyFailed,
  NotSupportedError: passkeyFailed,
  SecurityError: passkeyFailed,
};

/** What to show for a refused form: the problem of the first field, else the error's message. */
export function problemIn(error: unknown): string {
  const { name, message, body } = error as HttpError;
  const [first] = Object.values<string>(body?.errors ?? {});
  return passkeyProblems[name] ?? first ?? message;
}

/** What the user agent names, the particular before the general. */
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux/, 'Linux computer'],
] as const;

/** A name for this device, such as "Android phone", under which a new passkey is listed. */
export const deviceName = (userAgent = navigator.userAgent): string =>
  systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'This device';
