import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';

/** How a record reads in dialogs, labels and the preview of what will be deleted. */
export interface Described {
  /** Its name: a title, a person. */
  title: string;
  /** What tells it from others of the same name: a category, an e-mail address. */
  detail?: string | undefined;
}

/** Everything a list says; sentences that the server says too come from `api-types/src/messages`. */
export interface ListWords<Row extends RaRecord = RaRecord> {
  title: string;
  searchLabel: string;
  /** Shown when there is nothing to list. */
  emptyText: string;
  /** Shown when the list could not be read. */
  failedText: string;
  moreLabel: string;
  /** What one row and several are called within a sentence: "news item", "news items". */
  one: string;
  many: string;
  describe: (row: Row) => Described;
  deleted: string;
  deleteFailed: string;
  batchDeleted: (count: number) => string;
  batchFailed: string;
}

/** What the list around a component says. */
export const ListWordsContext = createContext<ListWords | null>(null);

/** What the list around this component says. */
export function useListWords(): ListWords {
  const words = useContext(ListWordsContext);
  if (!words) throw new Error('This component stands outside of a ListPage, which gives it its words.');
  return words;
}
