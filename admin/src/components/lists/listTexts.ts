import type { RaRecord } from 'react-admin';

/** How dialogs, labels and previews name a record. */
export interface Described {
  /** Its name: a title, a person. */
  title: string;
  /** What distinguishes it from others of the same name: a category, an e-mail address. */
  detail?: string | undefined;
}

/** All texts of a list. Sentences that the server uses too come from `api-types/src/messages`. */
export interface ListTexts<Row extends RaRecord = RaRecord> {
  title: string;
  searchLabel: string;
  /** Shown when there is nothing to list. */
  emptyText: string;
  /** What fills an empty list. */
  emptyHint?: string;
  /** Shown when the list could not be read. */
  failedText: string;
  moreLabel: string;
  describe: (row: Row) => Described;
  /** About rows that were, or could not be, moved to the trash; undefined where none are. */
  deletion?: {
    deleted: string;
    deleteFailed: string;
    batchDeleted: (count: number) => string;
    batchFailed: string;
  };
}
