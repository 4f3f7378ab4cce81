import { trashDays } from '@year-group/api-types/common/limits';
import type { RaRecord } from 'react-admin';

/** Said before rows are deleted, and in the empty trash. */
export const trashText = `What you delete stays in the trash for ${trashDays} days.`;

/** All texts of a list. Sentences that the server uses too come from `api-types/src/messages`. */
export interface ListTexts<Row extends RaRecord = RaRecord> {
  title: string;
  /** What is listed: "Members". */
  noun: string;
  /** Shown when there is nothing to list. */
  emptyText: string;
  /** What fills an empty list. */
  emptyHint?: string;
  /** Shown when the list could not be read. */
  failedText: string;
  /** A record's name, what distinguishes it from others of the same name, and its picture. */
  describe: (row: Row) => { title: string; detail?: string | undefined; imageUrl?: string };
  /** About rows that were, or could not be, moved to the trash; undefined where none are. */
  deletion?: {
    deleted: string;
    deleteFailed: string;
    batchDeleted: (count: number) => string;
    batchFailed: string;
  };
}
