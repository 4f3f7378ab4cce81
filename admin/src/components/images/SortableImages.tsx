import { arrayMove, rectSortingStrategy, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Sortable } from '../sortable/Sortable.tsx';
import { ImageTile, Tiles } from './ImageTile.tsx';

interface SortableImagesProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

/** Images in order, sortable by mouse, touch or keyboard. */
export function SortableImages({ images, onChange }: SortableImagesProps) {
  if (images.length === 0) return null;
  return (
    <Sortable
      ids={images}
      nameOf={(place) => `Image ${place}`}
      strategy={rectSortingStrategy}
      onMove={(from, to) => onChange(arrayMove([...images], from, to))}
    >
      <Tiles>
        {images.map((imageUrl, index) => (
          <SortableImage
            key={imageUrl}
            imageUrl={imageUrl}
            place={index + 1}
            onRemove={() => onChange(images.filter((each) => each !== imageUrl))}
          />
        ))}
      </Tiles>
    </Sortable>
  );
}

const Handle = styled('div')({
  cursor: 'grab',
  // Touching an image drags it; touching beside it scrolls.
  touchAction: 'none',
  '&[data-dragging]': { cursor: 'grabbing', opacity: 0.7 },
});

interface SortableImageProps {
  imageUrl: string;
  /** Counts from 1; the first is the main image. */
  place: number;
  onRemove: () => void;
}

/** One of several images: it can be dragged and removed. */
function SortableImage({ imageUrl, place, onRemove }: SortableImageProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: imageUrl,
  });
  const name = place === 1 ? 'Image 1, main image' : `Image ${place}`;
  return (
    <div ref={setNodeRef} style={{ transform: CSS.Transform.toString(transform), transition }}>
      <Handle {...attributes} {...listeners} aria-label={name} data-dragging={isDragging || undefined}>
        <ImageTile src={imageUrl} alt="" />
      </Handle>
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {place === 1 ? 'Main image' : '\u00a0'}
      </Typography>
      <Button onClick={onRemove} aria-label={`Remove image ${place}`} sx={{ paddingInline: 0, minWidth: 0 }}>
        Remove
      </Button>
    </div>
  );
}
