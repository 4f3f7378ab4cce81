import { passkeyProblem } from './passkeys.ts';

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
