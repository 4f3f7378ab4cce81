import type { TrashKind } from '@year-group/api-types/lists';
import type { Database } from '#platform/db/database.ts';
import { logActions } from '../actions/actionService.ts';
import { summaries, type TrashRecords } from './trashKinds.ts';
import { createTrashRepository } from './trashRepository.ts';

/** Most records in one statement, each of which brings six parameters. */
const batchSize = 1000;

/**
 * Keeps what the administrator deletes, in the transaction of the deletion, so that it can be restored for thirty days,
 * and writes the deletion to the log. Its pictures stay stored until it leaves the trash.
 */
export async function moveToTrash<Kind extends TrashKind>(
  tx: Database,
  kind: Kind,
  records: TrashRecords[Kind][],
): Promise<void> {
  const trash = createTrashRepository(tx);
  const kept = records.map((record) => ({ id: record.id, kind, record, ...summaries[kind](record) }));
  for (let start = 0; start < kept.length; start += batchSize) {
    await trash.insert(kept.slice(start, start + batchSize));
  }
  await logActions(
    tx,
    kept.map(({ id, title }) => ({
      action: 'delete',
      target: `${kind}/${id}`,
      detail: publicTitle(kind, title),
    })),
  );
}

/** A member's name is personal data, which the log does not keep. */
export function publicTitle(kind: string, title: string): string {
  return kind === 'members' ? '' : title;
}
