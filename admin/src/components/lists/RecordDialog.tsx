import CloseIcon from '@mui/icons-material/Close';
import { Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';
import { useBasename, useResourceContext } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useIsWide } from './useIsWide.ts';

const Title = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineEnd: tokens.space['4'],
});

/** The address of a record's dialog, which keeps the list below it as it is. */
export function useRecordPlace() {
  const root = `${useBasename()}/${useResourceContext()}`;
  const { search } = useLocation();
  return (id: string) => ({ pathname: `${root}/${id}/show`, search });
}

interface RecordDialogProps {
  title: string;
  /** What the dialog shows of the record with this id. */
  children: (id: string) => ReactNode;
}

/**
 * Shows one record over its list, at its own address, `…/:id/show`. On a phone it fills the
 * screen.
 */
export function RecordDialog({ title, children }: RecordDialogProps) {
  const titleId = useId();
  const isWide = useIsWide();
  const root = `${useBasename()}/${useResourceContext()}`;
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = useMatch(`${root}/:id/show`)?.params.id;
  const close = () => void navigate({ pathname: root, search });
  return (
    <Dialog
      open={id !== undefined}
      onClose={close}
      aria-labelledby={titleId}
      fullScreen={!isWide}
      fullWidth
      maxWidth="md"
    >
      <Title>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <IconButton aria-label="Close" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Title>
      <DialogContent dividers>{id && children(id)}</DialogContent>
    </Dialog>
  );
}
