import { passkeyProblem } from './passkeys.ts';

/** An error of the API, as far as a form needs it. */
interface Refusal {
  message: string;
  body?: { errors?: Record<string, string> } | null;
}

/** What to tell somebody whose form was refused: what is wrong with the first field, else the sentence. */
export function problemIn(error: unknown): string {
  const { message, body } = error as Refusal;
  const [first] = Object.values(body?.errors ?? {});
  return passkeyProblem(error) ?? first ?? message;
}
