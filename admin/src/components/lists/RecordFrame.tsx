import { DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import { useBasename, useResourceContext } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useIsWide } from '#lib/media.ts';
import { PanelDialog } from '../PanelDialog.tsx';

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
      <DialogContent dividers>{children}</DialogContent>
    </PanelDialog>
  );
}

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
    <RecordFrame title={title} onClose={() => void navigate({ pathname: root, search })}>
      {children(id)}
    </RecordFrame>
  );
}
