import CloseIcon from '@mui/icons-material/Close';
import { DialogTitle, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { space } = tokens;

const Head = styled('header')({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  paddingBlockStart: space['2'],
  paddingInlineEnd: space['2'],
  // A long name takes two lines and leaves the button in the dialog.
  '& > h2': { flex: 1, minInlineSize: 0, paddingBlock: space['2'], overflowWrap: 'anywhere' },
});

interface DialogHeadProps {
  /** The id of the title, which names the dialog. */
  id: string;
  title: string;
  onClose: () => void;
  /** While something runs that cannot be stopped. */
  isBusy?: boolean;
}

/** The title of a dialog, and the button that closes it. */
export function DialogHead({ id, title, onClose, isBusy = false }: DialogHeadProps) {
  return (
    <Head>
      <DialogTitle id={id}>{title}</DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} disabled={isBusy}>
        <CloseIcon />
      </IconButton>
    </Head>
  );
}
