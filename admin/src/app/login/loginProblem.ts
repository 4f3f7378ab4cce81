import { messages } from '@year-group/api-types/messages';
import { HttpError } from 'react-admin';

/** The server's message, or that it gave none, or that it did not answer. */
export function loginProblem(error: unknown): string {
  if (!(error instanceof HttpError)) return messages.admin.loginUnreachable;
  const body: unknown = error.body;
  return body ? error.message : messages.admin.loginFailed;
}
