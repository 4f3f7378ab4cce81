import { profilesPerDay } from '@year-group/api-types/limits';
import { messages } from '@year-group/api-types/messages';
import { createAttemptLimit } from '#platform/security/attemptLimits.ts';
import type { Identity } from '#platform/security/tokens.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import type { MemberRow } from './memberColumns.ts';

const day = 24 * 60 * 60;
/** The administrator is notified once a day of a member who reads this many. */
const remarkable = profilesPerDay / 2;
const sentence = (seconds: number): string => messages.directory.readEnough(Math.ceil(seconds / 3600));

/**
 * Counts the other profiles sent to a member, in lists and individually, while `RATE_LIMITS` is
 * `on`; throws 429 beyond the daily quota. The administrator has no quota.
 */
export function createReadingQuota({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const limit = createAttemptLimit(db, { name: 'profiles', points: profilesPerDay, seconds: day });

  return async function count(rows: readonly Pick<MemberRow, 'id'>[], reader: Identity): Promise<void> {
    if (settings.rateLimits !== 'on' || reader.role === 'admin') return;
    const { memberId } = reader;
    const others = rows.filter(({ id }) => id !== memberId).length;
    if (others === 0) return;
    const read = await limit.consume(memberId, others, sentence);
    if (read < remarkable || read - others >= remarkable) return;
    const detail = `Read ${read} profiles in a day`;
    await logActions(db, [{ action: 'member-warning', target: `members/${memberId}`, detail }]);
  };
}
