import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { events, newsItems } from '#platform/db/schema.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';

/** The categories that editors choose from: those in use. */
export function categoryRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'listCategories', async () => {
    const [news, ofEvents] = await Promise.all([categoriesOf(db, newsItems), categoriesOf(db, events)]);
    return { news, events: ofEvents };
  });
}

async function categoriesOf(db: Database, table: typeof newsItems | typeof events): Promise<string[]> {
  const rows = await db.selectDistinct({ category: table.category }).from(table).orderBy(table.category);
  return rows.map(({ category }) => category);
}
