import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DragIcon from '@mui/icons-material/DragIndicator';
import { IconButton, type IconButtonProps } from '@mui/material';
import { styled } from '@mui/material/styles';

interface ItemButtonsProps {
  /** What the buttons are about, in lower case: "line 2". */
  name: string;
  index: number;
  /** The number of items in the list. */
  count: number;
  /** Whether the list may become empty. @default false */
  optional?: boolean;
  /** What makes an element the item's handle for dragging. */
  handle?: IconButtonProps;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

const Buttons = styled('div')({ display: 'flex', justifySelf: 'start' });

/** Moves or removes an item of a form's list. `optional` allows removing the only item. */
export function ItemButtons({
  name,
  index,
  count,
  optional = false,
  handle,
  onMove,
  onRemove,
}: ItemButtonsProps) {
  return (
    <Buttons>
      {handle && count > 1 && (
        // Touching the handle drags; touching beside it scrolls.
        <IconButton aria-label={`Drag ${name}`} {...handle} sx={{ cursor: 'grab', touchAction: 'none' }}>
          <DragIcon />
        </IconButton>
      )}
      <IconButton
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <ArrowUpwardIcon />
      </IconButton>
      <IconButton
        aria-label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <ArrowDownwardIcon />
      </IconButton>
      <IconButton
        aria-label={`Remove ${name}`}
        disabled={count === 1 && !optional}
        onClick={() => onRemove(index)}
      >
        <DeleteIcon />
      </IconButton>
    </Buttons>
  );
}
