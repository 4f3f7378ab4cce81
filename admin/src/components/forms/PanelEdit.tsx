import type { ReactNode } from 'react';
import { EditBase } from 'react-admin';
import { readsOfPage } from '#providers/httpClient.ts';
import { Read } from '../Read.tsx';

interface PanelEditProps {
  /** @default the id in the address */
  id?: string;
  /** Message when the record could not be read. */
  loadFailed: string;
  /** The form. */
  children: ReactNode;
}

// Read again for each form.
const queryOptions = { ...readsOfPage, gcTime: 0 };

/** react-admin's `EditBase`: reads a record for its form, and says when it cannot. */
export const PanelEdit = ({ loadFailed, children, ...id }: PanelEditProps) => (
  <EditBase
    {...id}
    mutationMode="pessimistic"
    queryOptions={queryOptions}
    render={({ record, error, refetch }) => (
      <Read query={{ data: record, error: error ?? null, refetch }} failed={loadFailed}>
        {() => children}
      </Read>
    )}
  />
);
