import type { MemberChange } from '@year-group/api-types/member';
import type { Database } from '#platform/db/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import { createAttemptLimit } from '#platform/security/attemptLimits.ts';
import type { Identity } from '#platform/security/tokens.ts';
import { logActions } from '../actions/actionService.ts';
import type { MemberRow } from './memberColumns.ts';
import { createMemberRepository } from './memberRepository.ts';

const limit = { name: 'taken-contact', points: 5, seconds: 60 * 60 };

/**
 * Limits changes of e-mail or phone to values in use: the refusal reveals that somebody has them,
 * so few are answered in an hour, then 429, and the administrator is notified.
 */
export function createContactChangeLimit(db: Database) {
  const tries = createAttemptLimit(db, limit);

  return async function watch(
    id: string,
    { email, phone }: MemberChange,
    by: Identity,
    change: () => Promise<MemberRow>,
  ): Promise<MemberRow> {
    const before = by.role === 'member' ? await createMemberRepository(db).find(id) : undefined;
    const isOther = (value: string | undefined, stored: string | undefined) =>
      value !== undefined && value !== stored;
    if (!before || !(isOther(email, before.email) || isOther(phone, before.phone))) return change();
    // Counted before the attempt, so that concurrent attempts cannot share one.
    const tried = await tries.consume(id);
    try {
      const changed = await change();
      await tries.uncount(id);
      return changed;
    } catch (error) {
      const isTaken = error instanceof HttpError && error.statusCode === 409;
      if (!isTaken) await tries.uncount(id);
      else if (tried === limit.points) {
        const detail = `Tried ${tried} taken e-mails or phones in an hour`;
        await logActions(db, [{ action: 'member-warning', target: `members/${id}`, detail }]);
      }
      throw error;
    }
  };
}
