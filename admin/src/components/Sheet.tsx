import { Dialog, DialogActions, DialogContent } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';
import { DialogHead } from './DialogHead.tsx';

const { radius } = tokens;

// At the lower edge, where the thumb is.
const Lower = styled(Dialog)({
  '&& .MuiDialog-container': { alignItems: 'end' },
  '&& .MuiDialog-paper': {
    inlineSize: '100%',
    maxInlineSize: '100%',
    margin: 0,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    borderStartStartRadius: radius.medium,
    borderStartEndRadius: radius.medium,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
});

interface SheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Buttons below the content, always in sight. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog at the lower edge of a phone, over the page that it belongs to. */
export function Sheet({ title, isOpen, onClose, actions, children }: SheetProps) {
  const id = useId();
  return (
    <Lower open={isOpen} onClose={onClose} aria-labelledby={id}>
      <DialogHead id={id} title={title} onClose={onClose} />
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Lower>
  );
}
