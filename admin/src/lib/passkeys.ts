import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { messages } from '@year-group/api-types/messages';
import type { HttpError } from 'react-admin';

// The library loads when a passkey is asked for.
const load = () => import('@simplewebauthn/browser');

/** Asks the browser for a passkey, or offers one among the addresses of the e-mail field. */
export async function askPasskey(options: object, isAutofill = false) {
  const { startAuthentication } = await load();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })) };
}

/** Makes a passkey. */
export async function createPasskey(options: object) {
  const { startRegistration } = await load();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Whether the browser can use passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether the browser can offer passkeys in the e-mail field. */
export const hasPasskeyAutofill = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

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
