import { type ReactNode, Suspense } from 'react';
import { useBasename, useResourceContext } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { lazyPart } from '#lib/lazyPart.ts';

const RecordFrame = lazyPart(() => import('./RecordFrame.tsx'), 'RecordFrame');

/** The address of a record's dialog, which keeps the list below it as it is. */
export function useRecordPlace() {
  const root = `${useBasename()}/${useResourceContext()}`;
  const { search } = useLocation();
  return (id: string) => `${root}/${id}/show${search}`;
}

interface RecordDialogProps {
  title: string;
  /** What the dialog shows of the record with this id. */
  children: (id: string) => ReactNode;
}

/** Shows one record over its list, at its own address, `…/:id/show`. */
export function RecordDialog({ title, children }: RecordDialogProps) {
  const root = `${useBasename()}/${useResourceContext()}`;
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = useMatch(`${root}/:id/show`)?.params.id;
  if (id === undefined) return null;
  return (
    <Suspense>
      <RecordFrame title={title} onClose={() => void navigate({ pathname: root, search })}>
        {children(id)}
      </RecordFrame>
    </Suspense>
  );
}
