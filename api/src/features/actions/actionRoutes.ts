import { dayMs } from '@year-group/api-types/common/dates';
import type { Action, ActionFilter, ActionSubject, AdminAction } from '@year-group/api-types/officers/action';
import { and, desc, eq, gte, ilike, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { containing, newestFirst, readPage, setContentRange, sortOrder } from '#platform/db/paging.ts';
import { adminActions } from '#platform/db/schema.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from './actionService.ts';
import { readSubjects } from './subjects.ts';

type Row = typeof adminActions.$inferSelect;
const { action, target, detail, officerId, createdAt, position } = adminActions;
/** The log only grows, so a call without a limit gets one page of it. */
const usualLimit = 100;

/** Reads the log. */
export function actionRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'listActions', async ({ query, reply }) => {
    const page = { ...query, limit: query.limit ?? usualLimit };
    const { rows, total } = await readPage<Row>(db, adminActions, page, {
      where: chosenBy(query),
      // Entries of one transaction have the same time; their place in the chain gives the order.
      order: sortOrder(query.sort, { createdAt }, position) ?? newestFirst(createdAt, position),
    });
    setContentRange(reply, 'actions', page, rows.length, total);
    const targets = rows.map((row) => row.target);
    const subjects = await readSubjects(db, targets);
    return rows.map((row) => presentAction(row, subjects.get(row.target)));
  });

  route(app, 'listActionOfficers', async () => {
    const officers = await db
      .selectDistinctOn([officerId], { id: sql<string>`${officerId}`, name: adminActions.officerName })
      .from(adminActions)
      .where(isNotNull(officerId))
      .orderBy(officerId, desc(adminActions.position));
    return officers.toSorted((a, b) => a.name.localeCompare(b.name));
  });

  route(app, 'downloadActions', async ({ query }) => {
    const rows = await db
      .select()
      .from(adminActions)
      .where(chosenBy(query))
      .orderBy(desc(createdAt), desc(position));
    await logActions(db, [{ action: 'export', target: 'log', detail: `${rows.length}` }]);
    return rows.map((row) => ({ ...presentAction(row), position: row.position ?? 0, hash: row.hash ?? '' }));
  });
}

/** The days are Accra's, whose time is GMT all year. */
function chosenBy({ searchTerm, officer, area, from, to, ...query }: ActionFilter): SQL | undefined {
  const pattern = searchTerm && containing(searchTerm);
  return and(
    query.action ? eq(action, query.action) : undefined,
    by(officer),
    area ? sql`split_part(${target}, '/', 1) = ${area}` : undefined,
    from ? gte(createdAt, new Date(Date.parse(from))) : undefined,
    to ? lt(createdAt, new Date(Date.parse(to) + dayMs)) : undefined,
    pattern ? or(ilike(target, pattern), ilike(detail, pattern)) : undefined,
  );
}

function by(officer: string | undefined): SQL | undefined {
  if (officer === undefined) return undefined;
  return officer === 'system' ? isNull(officerId) : eq(officerId, officer);
}

/** The only conversion of a log entry to JSON. */
const presentAction = (row: Row, subject?: ActionSubject): Action => ({
  ...row,
  action: row.action as AdminAction,
  createdAt: row.createdAt.toISOString(),
  subject,
});
