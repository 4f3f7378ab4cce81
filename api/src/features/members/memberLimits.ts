import { profilesPerDay } from '@year-group/api-types/common/limits';
import type { MemberChange } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import type { Database } from '#platform/db/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import { createAttemptLimit, hour } from '#platform/security/attemptLimits.ts';
import type { Identity } from '#platform/security/tokens.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { createMemberRepository, type MemberRow } from './memberRepository.ts';

const day = 24 * 60 * 60;
/** The log of actions tells once a day of a member who reads this many. */
const warnedFrom = profilesPerDay / 2;
const inHours = (say: (hours: number) => string) => (seconds: number) => say(Math.ceil(seconds / 3600));

/** Counts other profiles sent to a member while `RATE_LIMITS` is `on`; throws 429 over the day's quota. */
export function createReadingQuota({ db, settings }: Services) {
  const limit = createAttemptLimit(db, { name: 'profiles', points: profilesPerDay, seconds: day });

  return async function count(rows: readonly Pick<MemberRow, 'id'>[], reader: Identity): Promise<void> {
    if (settings.rateLimits !== 'on' || reader.role === 'admin') return;
    const { memberId } = reader;
    const others = rows.filter(({ id }) => id !== memberId).length;
    if (others === 0) return;
    const read = await limit.consume(memberId, others, inHours(messages.directory.readEnough));
    if (read < warnedFrom || read - others >= warnedFrom) return;
    const detail = `Read ${read} profiles in a day`;
    await logActions(db, [{ action: 'member-warning', target: `members/${memberId}`, detail }]);
  };
}

const takenContacts = { name: 'taken-contact', points: 5, seconds: hour };
const otherEmails = { name: 'other-email', points: 5, seconds: day };

/**
 * Limits changes of e-mail or phone to values in use: the refusal reveals that somebody has them,
 * so few are answered in an hour, then 429, and the log of actions tells of it. A new e-mail is
 * limited too, in a day: each writes to the address left, which may be a stranger's.
 */
export function createContactChangeLimit(db: Database) {
  const tries = createAttemptLimit(db, takenContacts);
  const emails = createAttemptLimit(db, otherEmails);

  return async function watch(
    { email, phone }: MemberChange,
    by: Identity,
    change: () => Promise<MemberRow>,
  ): Promise<MemberRow> {
    const before = by.role === 'member' ? await createMemberRepository(db).find(by.memberId) : undefined;
    const isOther = (value: string | undefined, stored: string | undefined) =>
      value !== undefined && value !== stored;
    const isOtherEmail = isOther(email, before?.email);
    if (!before || !(isOtherEmail || isOther(phone, before.phone))) return change();
    const { id } = before;
    // Counted before the attempt, so that concurrent attempts cannot share one.
    const tried = await tries.consume(id);
    try {
      if (isOtherEmail) await emails.consume(id, 1, inHours(messages.profile.emailChangedEnough));
      const changed = await change();
      await tries.uncount(id);
      return changed;
    } catch (error) {
      if (isOtherEmail) await emails.uncount(id);
      const isTaken = error instanceof HttpError && error.statusCode === 409;
      if (!isTaken) await tries.uncount(id);
      else if (tried === takenContacts.points) {
        const detail = `Tried ${tried} taken e-mails or phones in an hour`;
        await logActions(db, [{ action: 'member-warning', target: `members/${id}`, detail }]);
      }
      throw error;
    }
  };
}
