import type { Action } from '@year-group/api-types/action';
import type { AdminAction } from '@year-group/api-types/lists';
import type { adminActions } from '#platform/db/schema.ts';

/** The only conversion of a log entry to JSON. */
export function presentAction(row: typeof adminActions.$inferSelect): Action {
  const { id, action, target, detail, createdAt } = row;
  return { id, action: action as AdminAction, target, detail, createdAt: createdAt.toISOString() };
}
