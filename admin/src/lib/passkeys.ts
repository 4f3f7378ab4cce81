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
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Makes a passkey. */
export async function createPasskey(options: object) {
  const { startRegistration } = await load();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
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
