import { messages } from '@year-group/api-types/messages';
import type { ReactNode } from 'react';

interface ListRead<Item> {
  data?: Item[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ListOfProps<Item> {
  read: ListRead<Item>;
  /** What to say when there is nothing. */
  empty: string;
  /** What to say when it could not be read. */
  failed: string;
  /** What the skeletons of the list look like. */
  shape: 'rows' | 'cards';
  children: (items: Item[]) => ReactNode;
}

/** A list in each of its states. What was read before stays on the page when reading it again fails. */
export function ListOf<Item>({ read, empty, failed, children }: ListOfProps<Item>) {
  const { data, isError } = read;
  if (data && data.length > 0) return children(data);
  if (data) return <p>{empty}</p>;
  if (isError) return <p>{failed}</p>;
  return <p>{messages.loading}</p>;
}
