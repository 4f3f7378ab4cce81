import { dayMs } from '@year-group/api-types/common/dates';
import { maxPageSize, trashDays } from '@year-group/api-types/common/limits';
import type { TrashKind } from '@year-group/api-types/common/lists';
import type { TrashEntry, TrashQuery } from '@year-group/api-types/content/trash';
import { trashRights } from '@year-group/api-types/officers/rights';
import { and, eq, ilike, ne, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { containing, newestFirst, readPage, setContentRange, sortOrder } from '#platform/db/paging.ts';
import { trash } from '#platform/db/schema.ts';
import { route } from '#platform/http/route.ts';
import { demandRight, hasRight } from '#platform/security/demandRight.ts';
import type { Services } from '#platform/services.ts';
import { createRestoreService } from './restoreService.ts';
import { isRestorable } from './trashService.ts';

/** The trash: list, restore, delete permanently. */
export async function trashRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const service = createRestoreService(services);

  route(app, 'listTrash', async ({ query, reply, session }) => {
    const page = { ...query, limit: query.limit ?? maxPageSize };
    const { rows, total } = await readTrash(services.db, page, hasRight(session, 'members.read'));
    setContentRange(reply, 'trash', page, rows.length, total);
    return rows.map(presentTrashEntry);
  });

  route(app, 'restoreTrash', async ({ body: { ids }, session }) => {
    if (ids.length > 1) demandRight(session, 'trash.restoreMany');
    for (const kind of await service.kindsOf(ids)) demandRight(session, trashRights[kind]);
    return service.restore(ids);
  });

  route(app, 'emptyTrash', async ({ body }) => ({ deleted: await service.empty(body.ids) }));

  await services.jobs.handle('sweep-trash', service.sweep);
}

type TrashHead = Omit<typeof trash.$inferSelect, 'record' | 'images'>;
const { id, kind, title, detail, deletedAt } = trash;

function readTrash(
  db: Database,
  query: TrashQuery,
  withMembers: boolean,
): Promise<{ rows: TrashHead[]; total: number }> {
  const pattern = query.searchTerm && containing(query.searchTerm);
  return readPage(db, trash, query, {
    columns: { id, kind, title, detail, deletedAt },
    where: and(
      isRestorable,
      withMembers ? undefined : ne(kind, 'members'),
      query.kind ? eq(kind, query.kind) : undefined,
      pattern ? or(ilike(title, pattern), ilike(detail, pattern)) : undefined,
    ),
    order:
      sortOrder(query.sort, { deletedAt, title: sql`lower(${title})` }, id) ?? newestFirst(deletedAt, id),
  });
}

/** The only conversion of a trash entry to JSON; the record itself stays on the server. */
const presentTrashEntry = (row: TrashHead): TrashEntry => ({
  ...row,
  kind: row.kind as TrashKind,
  deletedAt: row.deletedAt.toISOString(),
  restorableUntil: new Date(row.deletedAt.getTime() + trashDays * dayMs).toISOString(),
});
