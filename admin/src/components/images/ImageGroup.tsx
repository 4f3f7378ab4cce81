import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { acceptedImages } from './uploadImage.ts';

const { space, text, weight } = tokens;

const Group = styled('div')({ display: 'grid', gap: space['3'] });

interface ImageGroupProps {
  label: string;
  hint?: string;
  problem?: string | undefined;
  children: ReactNode;
}

/** The frame of an image field: label, hint and error. */
export function ImageGroup({ label, hint, problem, children }: ImageGroupProps) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <div>
        <Typography id={id} sx={{ fontSize: text.xs, fontWeight: weight.strong }}>
          {label}
        </Typography>
        {hint && (
          <Typography variant="body2" color="textSecondary">
            {hint}
          </Typography>
        )}
      </div>
      {children}
      {problem && (
        <Typography role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
    </Group>
  );
}

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
