import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EditBase, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { retryReads } from '#providers/httpClient.ts';
import { Read } from '../Read.tsx';

interface PanelEditProps {
  /** @default the id in the address */
  id?: string;
  /** Message when the record could not be read. */
  loadFailed: string;
  /** The form. */
  children: ReactNode;
}

// The error is shown in place of the form.
const queryOptions = { ...retryReads, onError: () => undefined };

/** react-admin's `EditBase`: reads a record for its form, and says when it cannot. */
export function PanelEdit({ loadFailed, children, ...given }: PanelEditProps) {
  const queries = useQueryClient();
  const resource = useResourceContext();
  const { id } = { ...useParams(), ...given };
  // What was read before would be saved again. Without a connection it is all there is.
  useState(
    () => onlineManager.isOnline() && queries.removeQueries({ queryKey: [resource, 'getOne', { id }] }),
  );
  return (
    <EditBase
      {...given}
      mutationMode="pessimistic"
      queryOptions={queryOptions}
      render={({ record, error, refetch }) => (
        <Read query={{ data: record, error: error ?? null, refetch }} failed={loadFailed}>
          {() => children}
        </Read>
      )}
    />
  );
}
