import { randomUUID } from 'node:crypto';
import { maxApplicants } from '@year-group/api-types/common/limits';
import type { RegistrationWait } from '@year-group/api-types/common/lists';
import type { PrivateField } from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { and, asc, not, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { members } from '#platform/db/schema.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { retriedSeconds } from '#platform/mail/mailService.ts';
import type { Services } from '#platform/services.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { logActions } from '../actions/actionService.ts';
import { createMemberRepository, deleteForGood, type MemberRow, memberColumns } from './memberRepository.ts';

/** What a new registration awaits before it is listed; without a members' area nobody can verify an e-mail. */
export function initialAwaiting(settings: Settings, parts: { members: boolean }): RegistrationWait[] {
  return [
    ...(settings.memberVerification === 'code' && parts.members ? (['email-proof'] as const) : []),
    ...(settings.memberAdmission === 'approve' ? (['admission'] as const) : []),
  ];
}

/** The hidden fields of a member who did not choose. */
export const hiddenByDefault = ({ contactHiddenByDefault }: Settings): PrivateField[] =>
  contactHiddenByDefault ? ['phone', 'email'] : [];

/** Applicants who await admission, oldest first, and how many have not verified their e-mail. */
export async function readApplicants(
  db: Database,
): Promise<{ total: number; members: MemberRow[]; unproved: number }> {
  const isUnproved = sql`'email-proof' = any(${members.awaiting})`;
  const waits = and(not(members.listed), not(isUnproved));
  const [rows, [counts]] = await Promise.all([
    db
      .select(memberColumns)
      .from(members)
      .where(waits)
      .orderBy(asc(members.registeredAt), asc(members.id))
      .limit(maxApplicants),
    db
      .select({
        total: sql<number>`count(*) filter (where not ${isUnproved})::int`,
        unproved: sql<number>`count(*) filter (where ${isUnproved})::int`,
      })
      .from(members)
      .where(not(members.listed)),
  ]);
  return { members: rows, total: counts?.total ?? 0, unproved: counts?.unproved ?? 0 };
}

/** Officers' decisions on registrations; each throws 404, or 409 when decided; `admit` also before the e-mail is verified. */
export function createAdmissionService({ db, mail }: Services) {
  const decide = <Result>(
    id: string,
    action: 'admit' | 'refuse' | 'ask',
    work: (tx: Database, applicant: MemberRow) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction(async (tx) => {
      const applicant = (await createMemberRepository(tx).lock(id)) ?? notFound(messages.profile.notFound);
      if (!applicant.awaiting.includes('admission')) throw conflict(messages.members.notWaiting);
      await logActions(tx, [{ action, target: `members/${id}` }]);
      return work(tx, applicant);
    });

  const change = async (tx: Database, { id }: MemberRow, fields: Partial<MemberRow>): Promise<MemberRow> =>
    (await createMemberRepository(tx).update(id, fields)) ?? notFound(messages.profile.notFound);

  return {
    admit: (id: string): Promise<MemberRow> =>
      decide(id, 'admit', async (tx, applicant) => {
        const { email: recipient, fullName } = applicant;
        if (applicant.awaiting.includes('email-proof')) throw conflict(messages.members.unproved);
        const occasion = `admitted:${id}`;
        await mail.write(tx, { occasion, recipient, memberId: id, template: 'admitted', data: { fullName } });
        return change(tx, applicant, { awaiting: [] });
      }),

    refuse: (id: string, reason: string): Promise<{ deleted: number }> =>
      decide(id, 'refuse', async (tx, { email: recipient, fullName }) => {
        const deleted = await deleteForGood(tx, id);
        const data = { fullName, reason };
        const occasion = `refused:${id}`;
        await mail.write(tx, { occasion, recipient, template: 'refused', data, lifetime: retriedSeconds });
        return { deleted };
      }),

    ask: (id: string, question: string): Promise<MemberRow> =>
      decide(id, 'ask', async (tx, applicant) => {
        const { email: recipient, fullName } = applicant;
        const data = { fullName, question };
        const occasion = `asked:${id}:${randomUUID()}`;
        await mail.write(tx, { occasion, recipient, memberId: id, template: 'applicant-question', data });
        return change(tx, applicant, { askedAt: new Date() });
      }),
  };
}
