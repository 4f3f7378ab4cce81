import { Button, Dialog, DialogActions, DialogContent, DialogContentText, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useCallback, useId, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { useHasKeyboard, useIsWide } from '#lib/media.ts';
import { cutOut, type Outline, type PictureShape } from './cutOut.ts';
import { OutlineChoice } from './OutlineChoice.tsx';
import 'react-image-crop/dist/ReactCrop.css';
import { DialogHead } from '../DialogHead.tsx';

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

interface CropDialogProps {
  file: File;
  shape: PictureShape;
  /** The file to upload: the part, or the whole. */
  onChoose: (file: File) => void;
  onClose: () => void;
}

/** Asks which part of a chosen picture is to be shown, by mouse, touch or keyboard. */
export function CropDialog({ file, shape, onChoose, onClose }: CropDialogProps) {
  const isWide = useIsWide();
  const id = useId();
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [part, setPart] = useState<PercentCrop>();
  const [outline, setOutline] = useState<Outline>('square');
  const [hasFailed, setHasFailed] = useState(false);

  const hasKeyboard = useHasKeyboard();

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
    const widest = makeAspectCrop({ unit: '%', width: 100 }, shape.aspect, width, height);
    setPart(centerCrop(widest, width, height));
  }

  async function handleCut() {
    if (!picture || !part) return;
    try {
      onChoose(await cutOut(picture, part, file, outline));
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <Dialog open onClose={onClose} fullScreen={!isWide} aria-labelledby={id} aria-describedby={`${id}-help`}>
      <DialogHead id={id} title="Choose the part to show" onClose={onClose} />
      <DialogContent>
        <DialogContentText id={`${id}-help`}>
          Drag the frame, or a corner of it.
          {hasKeyboard &&
            ' By keyboard: Tab to the frame or a corner, then the arrow keys; with Shift they move further.'}
        </DialogContentText>
        <Ground>
          <ReactCrop
            {...(part && { crop: part })}
            aspect={shape.aspect}
            circularCrop={outline === 'circle'}
            keepSelection
            ruleOfThirds
            ariaLabels={ariaLabels}
            onChange={(_pixels, percent) => setPart(percent)}
          >
            <img
              ref={show}
              alt="What you chose"
              onLoad={({ currentTarget }) => handleLoad(currentTarget)}
              // The server may read what this browser cannot show.
              onError={() => onChoose(file)}
            />
          </ReactCrop>
        </Ground>
        {shape.hasOutline && <OutlineChoice value={outline} onChange={setOutline} />}
        {hasFailed && (
          <Typography role="alert" color="error">
            {messages.admin.cropFailed}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {(shape.canBeWhole || hasFailed) && (
          <Button onClick={() => onChoose(file)}>Use the whole picture</Button>
        )}
        <Button variant="contained" disabled={!part} onClick={() => void handleCut()}>
          Use this part
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const corner = (name: string) => `${name} corner: the arrow keys change the size`;
const ariaLabels = {
  cropArea: 'Frame: the arrow keys move it',
  nwDragHandle: corner('Top left'),
  neDragHandle: corner('Top right'),
  seDragHandle: corner('Bottom right'),
  swDragHandle: corner('Bottom left'),
  // Hidden where the shape is fixed.
  nDragHandle: 'Top edge',
  eDragHandle: 'Right edge',
  sDragHandle: 'Bottom edge',
  wDragHandle: 'Left edge',
};
