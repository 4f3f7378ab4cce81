import { trashDays } from '@year-group/api-types/limits';
import type { TrashKind } from '@year-group/api-types/lists';
import type { TrashEntry, TrashQuery } from '@year-group/api-types/trash';
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { containing, readPage, setContentRange, sortOrder } from '#platform/db/paging.ts';
import { trash } from '#platform/db/schema.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { createRestoreService } from './restoreService.ts';
import { isRestorable } from './trashService.ts';

/** The administrator's trash: list, restore, delete permanently. */
export async function trashRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const service = createRestoreService(services);

  route(app, 'listTrash', async ({ query, reply }) => {
    const { rows, total } = await readTrash(services.db, query);
    setContentRange(reply, 'trash', query, rows.length, total);
    return rows.map(presentTrashEntry);
  });

  route(app, 'restoreTrash', ({ body }) => service.restore(body.ids));

  route(app, 'emptyTrash', async ({ body }) => ({ deleted: await service.empty(body.ids) }));

  await services.jobs.handle('sweep-trash', async () => {
    await service.sweep();
  });
  await services.jobs.schedule('sweep-trash', '20 3 * * *');
}

type TrashHead = Omit<typeof trash.$inferSelect, 'record' | 'images'>;
const { id, kind, title, detail, deletedAt } = trash;

/** One page, latest deletion first unless sorted otherwise, and the total. */
function readTrash(db: Database, query: TrashQuery): Promise<{ rows: TrashHead[]; total: number }> {
  const pattern = query.searchTerm && containing(query.searchTerm);
  return readPage(db, trash, query, {
    columns: { id, kind, title, detail, deletedAt },
    where: and(
      isRestorable,
      query.kind ? eq(kind, query.kind) : undefined,
      pattern ? or(ilike(title, pattern), ilike(detail, pattern)) : undefined,
    ),
    order: sortOrder(query.sort, { deletedAt, title: sql`lower(${title})` }, id) ?? [
      desc(deletedAt),
      desc(id),
    ],
  });
}

const dayMs = 24 * 60 * 60 * 1000;

/** The only conversion of a trash entry to JSON; the record itself stays on the server. */
function presentTrashEntry(row: TrashHead): TrashEntry {
  return {
    id: row.id,
    kind: row.kind as TrashKind,
    title: row.title,
    detail: row.detail,
    deletedAt: row.deletedAt.toISOString(),
    restorableUntil: new Date(row.deletedAt.getTime() + trashDays * dayMs).toISOString(),
  };
}
