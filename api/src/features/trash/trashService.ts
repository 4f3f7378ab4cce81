import type { TrashKind } from '@year-group/api-types/lists';
import type { Database } from '#platform/db/database.ts';
import { logActions } from '../actions/actionService.ts';
import { summaries, type TrashRecords } from './trashKinds.ts';
import { createTrashRepository } from './trashRepository.ts';

/** Maximum records per statement: each has six parameters. */
const batchSize = 1000;

/**
 * Moves deleted records to the trash, in the transaction of the deletion, so that they can be
 * restored for thirty days, and logs the deletion. Their images stay stored until they leave the
 * trash.
 */
export async function moveToTrash<Kind extends TrashKind>(
  tx: Database,
  kind: Kind,
  records: TrashRecords[Kind][],
): Promise<void> {
  const trash = createTrashRepository(tx);
  const trashed = records.map((record) => ({ id: record.id, kind, record, ...summaries[kind](record) }));
  for (let start = 0; start < trashed.length; start += batchSize) {
    await trash.insert(trashed.slice(start, start + batchSize));
  }
  await logActions(
    tx,
    trashed.map(({ id, title }) => ({
      action: 'delete',
      target: `${kind}/${id}`,
      detail: publicTitle(kind, title),
    })),
  );
}

/** A member's name is personal data, which is not logged. */
export function publicTitle(kind: string, title: string): string {
  return kind === 'members' ? '' : title;
}
