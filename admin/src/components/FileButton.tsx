import { useRef } from 'react';
import { ActButton, type ActButtonProps } from './ActButton.tsx';

interface FileButtonProps extends Omit<ActButtonProps<unknown>, 'act' | 'onClick' | 'children'> {
  label: string;
  accept: string;
  /** @default false */
  multiple?: boolean;
  onFiles: (files: [File, ...File[]]) => void;
}

/** A button that asks for files of this device. */
export function FileButton({ label, accept, multiple, onFiles, ...button }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActButton {...button} onClick={() => picker.current?.click()}>
        {label}
      </ActButton>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        disabled={Boolean(button['aria-disabled'])}
        aria-label={label}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          // So that the same file can be chosen again.
          target.value = '';
          if (first) onFiles([first, ...others]);
        }}
      />
    </>
  );
}
