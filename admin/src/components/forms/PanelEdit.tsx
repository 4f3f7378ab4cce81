import { messages } from '@year-group/api-types/messages';
import type { ReactNode } from 'react';
import { EditBase, useEditContext } from 'react-admin';
import { retryReads } from '#providers/httpClient.ts';
import { ReadFailed, RowsSkeleton } from '../Read.tsx';

interface PanelEditProps {
  /** @default the id in the address */
  id?: string;
  /** Message when the record could not be read. */
  loadFailed: string;
  /** The form. */
  children: ReactNode;
}

// Read again for each form; the error is shown in its place.
const queryOptions = { ...retryReads, gcTime: 0, onError: () => undefined };

/** react-admin's `EditBase`: reads a record for its form, and says when it cannot. */
export function PanelEdit({ loadFailed, children, ...id }: PanelEditProps) {
  const failed = <LoadFailed title={loadFailed} />;
  return (
    <EditBase
      {...id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={queryOptions}
      loading={<RowsSkeleton />}
      error={failed}
      offline={failed}
    >
      {children}
    </EditBase>
  );
}

function LoadFailed({ title }: { title: string }) {
  const { error, refetch } = useEditContext();
  return (
    <ReadFailed title={title} error={error ?? new Error(messages.admin.unreachable)} refetch={refetch} />
  );
}
