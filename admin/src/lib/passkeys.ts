import { messages } from '@year-group/api-types/messages';

// The library loads when a passkey is asked for.
const load = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof load>>;
type LoginOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];

/** What the server wants the browser to ask for, as WebAuthn's JSON. */
interface Options {
  challenge: string;
}

/** Asks the browser for a passkey, or offers one among the addresses of the e-mail field. */
export async function askPasskey(options: Options, isAutofill = false) {
  const { startAuthentication } = await load();
  const optionsJSON = options as unknown as LoginOptions;
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })) };
}

/** Makes a passkey. */
export async function createPasskey(options: Options) {
  const { startRegistration } = await load();
  return { ...(await startRegistration({ optionsJSON: options as unknown as CreationOptions })) };
}

/** Whether the browser can use passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether the browser can offer passkeys in the e-mail field. */
export const hasPasskeyAutofill = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Why the browser gave no passkey; undefined when the error is not the browser's. */
function passkeyProblem(error: unknown): string | undefined {
  switch ((error as Error).name) {
    case 'AbortError':
    case 'NotAllowedError':
      return messages.officers.passkeyNotUsed;
    case 'InvalidStateError':
      return messages.officers.passkeyKnown;
    case 'WebAuthnError':
    case 'NotSupportedError':
    case 'SecurityError':
      return messages.officers.passkeyFailed;
    default:
      return undefined;
  }
}

/** An error of the API, as far as a form needs it. */
interface Refusal {
  message: string;
  body?: { errors?: Record<string, string> } | null;
}

/** What to show for a refused form: the problem of the first field, else the error's message. */
export function problemIn(error: unknown): string {
  const { message, body } = error as Refusal;
  const [first] = Object.values(body?.errors ?? {});
  return passkeyProblem(error) ?? first ?? message;
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
