import { showToast } from '@year-group/ui-kit/Toast';
import type { ApiError } from '#lib/transport.ts';

/** The first error of each field, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>;

interface Issue {
  path: string;
  message: string;
}

/** Messages for when the API gave none. */
export interface Fallbacks {
  /** A reply arrived, but cannot be read. @default as when there was none */
  unreadable?: string;
  /** A reply without a message, or no reply. */
  failed: string;
}

/** The message of a failed call: the API's own when it gave one. */
export function refusalText(error: unknown, { failed, unreadable = failed }: Fallbacks): string {
  const { status, body } = error as Partial<ApiError>;
  if (!status) return failed;
  if (typeof body !== 'object' || body === null) return unreadable;
  const { message, error: sentence } = body as { message?: string; error?: string };
  return message || sentence || failed;
}

/** Says in a toast why a call failed. */
export function showRefusal(title: string, error: unknown, fallbacks: Fallbacks): void {
  showToast({ title, description: refusalText(error, fallbacks), tone: 'danger' });
}

/** What the server found wrong in each field of a form. */
export function refusedFields(error: unknown): FieldErrors {
  const { issues } = ((error as Partial<ApiError>).body ?? {}) as { issues?: Issue[] };
  return Array.isArray(issues) ? firstErrors(issues) : {};
}

/** One error for each field: the first, which must be fixed before the others make sense. */
export function firstErrors(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path] ??= message;
  return errors;
}
