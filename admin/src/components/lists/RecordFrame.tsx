import { DialogContent } from '@mui/material';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useBasename, useResourceContext } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useIsWide } from '#lib/media.ts';
import { PanelDialog } from '../PanelDialog.tsx';
import { RowsSkeleton } from '../Read.tsx';

interface RecordFrameProps {
  title: string;
  /** Whether it is as wide as the window allows. @default as wide as a text */
  isFull?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of one record. On a phone it fills the screen. */
export function RecordFrame({ title, isFull = false, onClose, children }: RecordFrameProps) {
  return (
    <PanelDialog title={title} onClose={onClose} fullScreen={!useIsWide()} maxWidth={isFull ? 'xl' : 'md'}>
      <DialogContent dividers>
        <Suspense fallback={<RowsSkeleton />}>{children}</Suspense>
      </DialogContent>
    </PanelDialog>
  );
}

/** The address of a record's dialog, which keeps the list below it as it is. */
export function useRecordPlace() {
  const root = `${useBasename()}/${useResourceContext()}`;
  const { search } = useLocation();
  return ({ id }: { id: string }) => `${root}/${id}/show${search}`;
}

/** The record that a dialog shows, and what closes it. */
export interface DetailsProps {
  id: string;
  onClose: () => void;
}

interface RecordDialogProps extends Pick<RecordFrameProps, 'title' | 'isFull'> {
  Details: ComponentType<DetailsProps>;
}

/**
 * Shows one record over its list. Its address, `…/:id/show`, keeps it open through a reload and a
 * login.
 */
export function RecordDialog({ Details, ...frame }: RecordDialogProps) {
  const root = `${useBasename()}/${useResourceContext()}`;
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = useMatch(`${root}/:id/show`)?.params.id;
  if (id === undefined) return null;
  const close = () => void navigate({ pathname: root, search });
  return (
    <RecordFrame {...frame} onClose={close}>
      <Details key={id} id={id} onClose={close} />
    </RecordFrame>
  );
}
