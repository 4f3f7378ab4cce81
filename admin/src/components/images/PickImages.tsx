import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Button } from '@mui/material';
import { type ChangeEvent, useRef } from 'react';
import { acceptedImages } from './uploadImage.ts';

interface PickImagesProps {
  label: string;
  /** Whether several can be chosen at once. */
  isMultiple?: boolean;
  onPick: (files: readonly File[]) => void;
}

/** The button that opens the file picker. */
export function PickImages({ label, isMultiple = false, onPick }: PickImagesProps) {
  const picker = useRef<HTMLInputElement>(null);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onPick([...(target.files ?? [])]);
    // So that the same file can be chosen again after a failure.
    target.value = '';
  }

  return (
    <div>
      <Button variant="outlined" startIcon={<AddPhotoIcon />} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedImages}
        multiple={isMultiple}
        aria-label={label}
        onChange={handleChange}
      />
    </div>
  );
}
