import { messages } from '@year-group/api-types/messages';
import { HttpError } from '#platform/http/errors.ts';

const refusals = {
  members_email: { path: 'email', code: 'email-taken', message: messages.registration.emailTaken },
  members_phone: { path: 'phone', code: 'phone-taken', message: messages.registration.phoneTaken },
} as const;

/**
 * Turns the database's unique violation on e-mail or phone into a 409 that names the field; other
 * errors are rethrown. The unique indexes decide, so two concurrent registrations cannot both
 * succeed.
 */
export function takenField(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    const refusal = code === '23505' && refusals[constraint as keyof typeof refusals];
    if (refusal) {
      const { path, message } = refusal;
      return new HttpError(409, refusal.code, message, { issues: [{ path, message }] });
    }
  }
  return error;
}
