import { randomUUIDv7 } from 'node:crypto';
import { normaliseEmail } from '@year-group/api-types/common/rules';
import type { PrivateField } from '@year-group/api-types/members/memberFields';
import type { MemberImport, MemberImported } from '@year-group/api-types/members/memberImport';
import { messages } from '@year-group/api-types/messages';
import { inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { members } from '#platform/db/schema.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { hiddenByDefault } from './admissionService.ts';
import { type Candidate, type RowResult, readImportRows } from './importRows.ts';
import { createMemberDirectory } from './memberDirectory.ts';

/** Registers a file's members, without mails and listed at once; a dry run stores nothing. */
export async function importMembers(
  services: Services,
  { members: rows, dryRun, importId = randomUUIDv7() }: MemberImport,
): Promise<MemberImported> {
  const { db, group, settings } = services;
  const [{ houses }, facets] = await Promise.all([
    group.shell(),
    createMemberDirectory(services).facets('admin'),
  ]);
  // A house that was renamed or removed stays valid: members have it.
  const names = [...new Set([...houses.names, ...facets.houses.map(({ value }) => value)])];
  const { candidates, refused } = readImportRows(rows, settings.emailRule, { ...houses, names });
  return db.transaction(async (tx) => {
    const taken = await findTaken(tx, candidates);
    const free = candidates.filter(({ row }) => !taken.has(row));
    if (!dryRun && free.length > 0) {
      const lost = await store(tx, free, { importId, hidden: hiddenByDefault(settings) });
      // Somebody registered one of these addresses concurrently: the unique indexes decide.
      for (const [row, result] of await findTaken(tx, lost)) taken.set(row, result);
    }
    const added = free.filter(({ row }) => !taken.has(row));
    if (!dryRun) await logActions(tx, [{ action: 'import', target: 'members', detail: `${added.length}` }]);
    const results: RowResult[] = [
      ...refused,
      ...taken.values(),
      ...added.map(({ row, readAs, issues }) => ({ row, outcome: 'added' as const, readAs, issues })),
    ];
    return { rows: results.toSorted((a, b) => a.row - b.row), added: added.length, importId };
  });
}

async function store(
  tx: Database,
  candidates: Candidate[],
  common: { importId: string; hidden: PrivateField[] },
): Promise<Candidate[]> {
  const withIds = candidates
    .map((candidate) => ({ ...candidate, id: randomUUIDv7() }))
    // Always in the same order, so that two imports of one file cannot deadlock.
    .toSorted((a, b) =>
      normaliseEmail(a.registration.email) < normaliseEmail(b.registration.email) ? -1 : 1,
    );
  const rows = withIds.map(({ id, registration }) => {
    const { website: _website, houseAtPresec: house, ...fields } = registration;
    return { ...common, ...fields, id, house };
  });
  const stored = await tx.insert(members).values(rows).onConflictDoNothing().returning({ id: members.id });
  const ids = new Set(stored.map(({ id }) => id));
  return withIds.filter(({ id }) => !ids.has(id));
}

/** The result of each row whose e-mail or phone is already registered. */
async function findTaken(tx: Database, candidates: Candidate[]): Promise<Map<number, RowResult>> {
  const { email, phone } = members;
  const emails = candidates.map(({ registration }) => normaliseEmail(registration.email));
  const phones = candidates.map(({ registration }) => registration.phone);
  const isCandidate = or(inArray(sql`lower(${email})`, emails), inArray(phone, phones));
  const found = await tx.select({ email, phone }).from(members).where(isCandidate);
  const takenEmails = new Set(found.map((row) => normaliseEmail(row.email)));
  const takenPhones = new Set(found.map((row) => row.phone));
  const taken = new Map<number, RowResult>();
  for (const { row, registration, readAs } of candidates) {
    const issues = [];
    if (takenEmails.has(normaliseEmail(registration.email)))
      issues.push({ path: 'email', message: messages.registration.emailTaken });
    if (takenPhones.has(registration.phone))
      issues.push({ path: 'phone', message: messages.registration.phoneTaken });
    if (issues.length > 0) taken.set(row, { row, outcome: 'duplicate', readAs, issues });
  }
  return taken;
}
