import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ChangeEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '#lib/lazyPart.ts';
import type { PictureShape } from './cutOut.ts';
import { acceptedFiles, problemOf } from './uploadImage.ts';

const CropDialog = lazyPart(() => import('./CropDialog.tsx'), 'CropDialog');

const { text, weight } = tokens;

interface ImageGroupProps {
  label: string;
  hint?: string;
  problem: string | undefined;
  /** The label of the button that opens the file picker. */
  pickLabel: string;
  /** The accepted types. @default pictures of every kind */
  accept?: string;
  /** Whether several files can be chosen at once. */
  isMultiple?: boolean;
  /** Asks which part of the picture is shown. @default the whole */
  shape?: PictureShape | undefined;
  onPick: (files: readonly File[]) => void;
  /** The images. */
  children: ReactNode;
}

/** The frame of an image field: label, hint, file picker and error. */
export function ImageGroup(props: ImageGroupProps) {
  const { label, hint, problem, pickLabel, isMultiple = false, shape, onPick, children } = props;
  const { accept = acceptedFiles.image } = props;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [uncut, setUncut] = useState<File>();

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    const [file] = files;
    if (shape && file && !problemOf(file, 'image')) setUncut(file);
    else onPick(files);
    // So that the same file can be chosen again after a failure.
    target.value = '';
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }} role="group" aria-labelledby={id}>
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
      <div>
        <Button variant="outlined" startIcon={<AddPhotoIcon />} onClick={() => picker.current?.click()}>
          {pickLabel}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={accept}
          multiple={isMultiple}
          aria-label={pickLabel}
          onChange={handleChange}
        />
      </div>
      {shape && uncut && (
        <Suspense fallback={null}>
          <CropDialog
            file={uncut}
            shape={shape}
            onClose={() => setUncut(undefined)}
            onChoose={(file) => {
              setUncut(undefined);
              onPick([file]);
            }}
          />
        </Suspense>
      )}
      {problem && (
        <Typography role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
    </Box>
  );
}
