import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

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
