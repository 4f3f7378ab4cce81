import { useCopy } from '../../hooks/useCopy.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CopyButtonProps {
  /** The text to copy. */
  value: string;
  /** What is copied, for screen readers: "account number". */
  name: string;
}

/** Copies a value to the clipboard and announces it. */
export function CopyButton({ value, name }: CopyButtonProps) {
  const { copied, copy } = useCopy();
  return (
    <Button variant="secondary" icon={copied ? 'check' : 'copy'} onClick={() => void copy(value)}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
