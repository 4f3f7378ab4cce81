import type { ApiError } from '#lib/transport.ts';

/** The first complaint about each field, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>;

interface Issue {
  path: string;
  message: string;
}

/** What to say where the API did not. */
export interface Fallbacks {
  /** A reply came, but nobody can read it. */
  unreadable: string;
  /** A reply came, and says nothing; or none came at all. */
  failed: string;
}

/** The sentence that tells why a call failed: the API's own when it gave one. */
export function refusalText(error: unknown, { unreadable, failed }: Fallbacks): string {
  const { status, body } = error as Partial<ApiError>;
  if (!status) return failed;
  if (typeof body !== 'object' || body === null) return unreadable;
  const { message, error: sentence } = body as { message?: string; error?: string };
  return message || sentence || failed;
}

/** What a refusal says about single fields. */
export function refusedFields(error: unknown): FieldErrors {
  const { issues } = ((error as Partial<ApiError>).body ?? {}) as { issues?: Issue[] };
  return Array.isArray(issues) ? firstComplaints(issues) : {};
}

/** One complaint for each field: the first, which is the one that must be answered before the others make sense. */
export function firstComplaints(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path] ??= message;
  return errors;
}
