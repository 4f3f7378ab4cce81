import { Button } from '@mui/material';

interface RemoveButtonProps {
  /** The label of the field that it empties. */
  label: string;
  onClick: () => void;
}

/** Removes the image of a field, below its preview. */
export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  return (
    <Button onClick={onClick} aria-label={`Remove: ${label}`} sx={{ paddingInline: 0, minWidth: 0 }}>
      Remove
    </Button>
  );
}
