import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { containing, setContentRange, slice, sortOrder } from '#platform/db/paging.ts';
import { adminActions } from '#platform/db/schema.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { presentAction } from './presentAction.ts';

const { action, target, detail, createdAt, id } = adminActions;
/** The log only grows, so a call without a limit gets one page of it. */
const usualLimit = 100;

/** Reads the administrator's log. */
export function actionRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  route(app, 'listActions', async ({ query, reply }) => {
    const { limit = usualLimit, offset } = slice({ ...query, limit: query.limit ?? usualLimit });
    const pattern = query.searchTerm && containing(query.searchTerm);
    const where = and(
      query.action ? eq(action, query.action) : undefined,
      pattern ? or(ilike(target, pattern), ilike(detail, pattern)) : undefined,
    );
    const [rows, [counted]] = await Promise.all([
      db
        .select()
        .from(adminActions)
        .where(where)
        .orderBy(...(sortOrder(query.sort, { createdAt }, id) ?? [desc(createdAt), desc(id)]))
        .offset(offset)
        .limit(limit),
      db.select({ total: count() }).from(adminActions).where(where),
    ]);
    setContentRange(reply, 'actions', { ...query, limit }, rows.length, counted?.total ?? 0);
    return rows.map(presentAction);
  });
}
