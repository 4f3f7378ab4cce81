import { maxImports } from '@year-group/api-types/common/limits';
import type { MemberImports } from '@year-group/api-types/members/memberImport';
import { messages } from '@year-group/api-types/messages';
import { asc, count, desc, eq, isNotNull, min, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { members } from '#platform/db/schema.ts';
import { conflict } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { moveToTrash } from '../trash/trashService.ts';
import { memberColumns } from './memberRepository.ts';

/** The latest imports of which members are left, and how many of these were changed since. */
export async function listImports(db: Database): Promise<MemberImports> {
  const importedAt = min(members.registeredAt);
  const rows = await db
    .select({
      id: sql<string>`${members.importId}`,
      importedAt,
      members: count(),
      changed: sql<number>`count(*) filter (where ${members.version} > 0)::int`,
    })
    .from(members)
    .where(isNotNull(members.importId))
    .groupBy(members.importId)
    .orderBy(desc(importedAt))
    .limit(maxImports);
  return rows.map((row) => ({ ...row, importedAt: (row.importedAt ?? new Date()).toISOString() }));
}

/** Moves an import's members to the trash; throws 409 when none are left or some were changed since. */
export function undoImport({ db }: Services, importId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const ofImport = eq(members.importId, importId);
    const rows = await tx
      .select({ version: members.version, fullName: members.fullName })
      .from(members)
      .where(ofImport)
      .orderBy(asc(members.id))
      .for('update');
    if (rows.length === 0) throw conflict(messages.members.importGone);
    const changed = rows.filter(({ version }) => version > 0).map(({ fullName }) => fullName);
    if (changed.length > 0) throw conflict(messages.members.importChanged(changed));
    const gone = await tx.delete(members).where(ofImport).returning(memberColumns);
    await moveToTrash(tx, 'members', gone);
    await logActions(tx, [{ action: 'import-undo', target: 'members', detail: `${gone.length}` }]);
    return gone.length;
  });
}
