import { DialogContent } from '@mui/material';
import { type ComponentType, Suspense } from 'react';
import { useResourceContext } from 'react-admin';
import { useLocation, useMatch } from 'react-router-dom';
import { useIsWide } from '#lib/media.ts';
import { PanelDialog } from '../PanelDialog.tsx';
import { RowsSkeleton } from '../Read.tsx';
import { useGoBack } from '../useGoBack.ts';

/** The address of a record's dialog, which keeps the list below it as it is. */
export function useRecordPath() {
  const resource = useResourceContext();
  const { search } = useLocation();
  return ({ id }: { id: string }) => `/${resource}/${id}/show${search}`;
}

/** The record that a dialog shows, and what closes it. */
export interface DetailsProps {
  id: string;
  onClose: () => void;
}

interface RecordDialogProps {
  title: string;
  /** Whether it is as wide as the window allows. @default as wide as a text */
  isFull?: boolean;
  Details: ComponentType<DetailsProps>;
}

/**
 * Shows one record over its list, on a phone in place of it. Its address, `…/:id/show`, keeps it
 * open through a reload and a login.
 */
export function RecordDialog({ title, isFull = false, Details }: RecordDialogProps) {
  const pathname = `/${useResourceContext()}`;
  const { search } = useLocation();
  const close = useGoBack(pathname + search);
  const isWide = useIsWide();
  const id = useMatch(`${pathname}/:id/show`)?.params.id;
  if (id === undefined) return null;
  return (
    <PanelDialog title={title} onClose={close} fullScreen={!isWide} maxWidth={isFull ? 'xl' : 'md'}>
      <DialogContent dividers>
        <Suspense fallback={<RowsSkeleton />}>
          <Details key={id} id={id} onClose={close} />
        </Suspense>
      </DialogContent>
    </PanelDialog>
  );
}
