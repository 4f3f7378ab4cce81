import { messages } from '@year-group/api-types/messages';
import type { HttpError } from 'react-admin';

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
