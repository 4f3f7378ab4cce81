import { randomUUIDv7 } from 'node:crypto';
import { normaliseEmail } from '@year-group/api-types/common/rules';
import type { PrivateField } from '@year-group/api-types/members/memberFields';
import type { MemberImport, MemberImported } from '@year-group/api-types/members/memberImport';
import { messages } from '@year-group/api-types/messages';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { hiddenByDefault } from './admissionService.ts';
import { type Candidate, type RowResult, readImportRows } from './importRows.ts';
import { createMemberDirectory } from './memberDirectory.ts';
import { createMemberRepository } from './memberRepository.ts';

/**
 * Registers the members of a file, without mails: the administrator vouches for them, so they are
 * listed at once. Rows that cannot be registered are reported and do not stop the others. A few
 * statements handle the whole file. A dry run stores nothing and gives the same reply.
 */
export async function importMembers(
  services: Pick<Services, 'db' | 'group' | 'settings'>,
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

/** Stores these; resolves to those whose e-mail or phone was registered meanwhile. */
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
  const stored = await createMemberRepository(tx).insertFree(
    withIds.map(({ id, registration: { website: _website, houseAtPresec: house, ...fields } }) => ({
      ...common,
      ...fields,
      id,
      house,
    })),
  );
  return withIds.filter(({ id }) => !stored.has(id));
}

/** The result of each row whose e-mail or phone is already registered. */
async function findTaken(tx: Database, candidates: Candidate[]): Promise<Map<number, RowResult>> {
  const found = await createMemberRepository(tx).findAddresses(
    candidates.map(({ registration }) => normaliseEmail(registration.email)),
    candidates.map(({ registration }) => registration.phone),
  );
  const emails = new Set(found.map(({ email }) => normaliseEmail(email)));
  const phones = new Set(found.map(({ phone }) => phone));
  const taken = new Map<number, RowResult>();
  for (const { row, registration, readAs } of candidates) {
    const issues = [];
    if (emails.has(normaliseEmail(registration.email)))
      issues.push({ path: 'email', message: messages.registration.emailTaken });
    if (phones.has(registration.phone))
      issues.push({ path: 'phone', message: messages.registration.phoneTaken });
    if (issues.length > 0) taken.set(row, { row, outcome: 'duplicate', readAs, issues });
  }
  return taken;
}
