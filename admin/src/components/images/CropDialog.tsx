import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { styled } from '@mui/material/styles';
import { imageWidths } from '@year-group/api-types/common/imageVariants';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useCallback, useId, useState } from 'react';
import {
  centerCrop,
  convertToPixelCrop,
  makeAspectCrop,
  type PercentCrop,
  ReactCrop,
} from 'react-image-crop';
import { useIsWide } from '#lib/media.ts';
import 'react-image-crop/dist/ReactCrop.css';
import { PanelDialog } from '../PanelDialog.tsx';

const Ground = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  // Room for the corners, which stand half outside of the picture.
  padding: `calc(${tokens.size.target} / 2)`,
  '--rc-drag-handle-size': tokens.size.icon,
  '--rc-drag-handle-mobile-size': tokens.size.target,
  '& img': { maxBlockSize: '55dvh' },
  '& .ReactCrop__crop-selection': {
    '@media (prefers-reduced-motion: reduce)': { animation: 'none !important' },
  },
});

/** What part of a picture a place shows. */
export interface PictureShape {
  /** Width by height. */
  aspect: number;
  /** Whether the picture may also stay as it is. */
  canBeWhole: boolean;
}

interface CropDialogProps {
  file: File;
  shape: PictureShape;
  /** With the file to upload, the part or the whole; without one when it was cancelled. */
  onClose: (chosen?: File) => void;
}

/** Asks which part of a chosen picture is to be shown, by mouse, touch or keyboard. */
export function CropDialog({ file, shape, onClose }: CropDialogProps) {
  const isWide = useIsWide();
  const id = useId();
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [part, setPart] = useState<PercentCrop>();

  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );

  function handleLoad(image: HTMLImageElement) {
    const { width, height } = image;
    setPicture(image);
    setPart(
      centerCrop(makeAspectCrop({ unit: '%', width: 100 }, shape.aspect, width, height), width, height),
    );
  }

  return (
    <PanelDialog
      title="Choose the part to show"
      onClose={() => onClose()}
      fullScreen={!isWide}
      fullWidth={false}
      aria-describedby={id}
    >
      <DialogContent>
        <DialogContentText id={id}>
          Drag the frame, or a corner of it. By keyboard: the arrow keys, with Shift further.
        </DialogContentText>
        <Ground>
          <ReactCrop
            {...(part && { crop: part })}
            aspect={shape.aspect}
            keepSelection
            ruleOfThirds
            onChange={(_pixels, percent) => setPart(percent)}
          >
            <img
              ref={show}
              alt="What you chose"
              onLoad={({ currentTarget }) => handleLoad(currentTarget)}
              // The server may read what this browser cannot show.
              onError={() => onClose(file)}
            />
          </ReactCrop>
        </Ground>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Cancel</Button>
        {shape.canBeWhole && <Button onClick={() => onClose(file)}>Use the whole picture</Button>}
        <Button
          variant="contained"
          disabled={!picture || !part}
          // What this browser cannot cut is shown in its middle.
          onClick={() => picture && part && cutOut(picture, part, file).then(onClose, () => onClose(file))}
        >
          Use this part
        </Button>
      </DialogActions>
    </PanelDialog>
  );
}

/** The part of a picture as a file, no wider than the server stores one: it is also less to send. */
async function cutOut(picture: HTMLImageElement, part: PercentCrop, file: File): Promise<File> {
  if (part.width > 99.9 && part.height > 99.9) return file;
  const { x, y, width, height } = convertToPixelCrop(part, picture.naturalWidth, picture.naturalHeight);
  const scale = Math.min(1, Math.max(...imageWidths) / width);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  // A drawing keeps its edges and its transparent parts.
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  return new File([await canvas.convertToBlob({ type, quality: 0.92 })], file.name, { type });
}
