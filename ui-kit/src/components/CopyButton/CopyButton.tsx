import { useCopy } from '../../hooks/useCopy.ts';
import { state } from '../../lib/element.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'value' | 'href' | 'children'> {
  /** The text to copy. */
  value: string;
  /** What is copied, for screen readers: "account number". */
  name?: string;
  label?: string;
}

/** Copies a value to the clipboard and announces it. */
export function CopyButton({
  value,
  name,
  label = 'Copy',
  variant = 'secondary',
  onClick,
  ...props
}: CopyButtonProps) {
  const { copied, copy } = useCopy();
  return (
    <Button
      variant={variant}
      icon={copied ? 'check' : 'copy'}
      data-copied={state(copied)}
      onClick={(event) => {
        onClick?.(event);
        void copy(value);
      }}
      {...props}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
      {name && <VisuallyHidden> {name}</VisuallyHidden>}
    </Button>
  );
}
