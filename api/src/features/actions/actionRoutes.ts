import type { Action } from '@year-group/api-types/action';
import type { AdminAction } from '@year-group/api-types/lists';
import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { containing, readPage, setContentRange, sortOrder } from '#platform/db/paging.ts';
import { adminActions } from '#platform/db/schema.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';

const { action, target, detail, createdAt, id } = adminActions;
/** The log only grows, so a call without a limit gets one page of it. */
const usualLimit = 100;

/** Reads the administrator's log. */
export function actionRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  route(app, 'listActions', async ({ query, reply }) => {
    const page = { ...query, limit: query.limit ?? usualLimit };
    const pattern = query.searchTerm && containing(query.searchTerm);
    const { rows, total } = await readPage<typeof adminActions.$inferSelect>(db, adminActions, page, {
      where: and(
        query.action ? eq(action, query.action) : undefined,
        pattern ? or(ilike(target, pattern), ilike(detail, pattern)) : undefined,
      ),
      order: sortOrder(query.sort, { createdAt }, id) ?? [desc(createdAt), desc(id)],
    });
    setContentRange(reply, 'actions', page, rows.length, total);
    return rows.map(presentAction);
  });
}

/** The only conversion of a log entry to JSON. */
function presentAction(row: typeof adminActions.$inferSelect): Action {
  const { id, action, target, detail, createdAt } = row;
  return { id, action: action as AdminAction, target, detail, createdAt: createdAt.toISOString() };
}
