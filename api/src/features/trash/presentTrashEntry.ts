import { trashDays } from '@year-group/api-types/limits';
import type { TrashKind } from '@year-group/api-types/lists';
import type { TrashEntry } from '@year-group/api-types/trash';
import type { TrashHead } from './trashRepository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The only conversion of a trash entry to JSON; the record itself stays on the server. */
export function presentTrashEntry({ id, kind, title, detail, deletedAt }: TrashHead): TrashEntry {
  const until = new Date(deletedAt.getTime() + trashDays * dayMs);
  return {
    id,
    kind: kind as TrashKind,
    title,
    detail,
    deletedAt: deletedAt.toISOString(),
    restorableUntil: until.toISOString(),
  };
}
