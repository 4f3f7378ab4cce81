import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import { Button, IconButton, Typography } from '@mui/material';
import { ImageTile, Tiles } from './ImageTile.tsx';

interface OrderedImagesProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

/** Images in their order, each with buttons that move it or remove it. The first is the main one. */
export function OrderedImages({ images, onChange }: OrderedImagesProps) {
  if (images.length === 0) return null;
  const move = (from: number, to: number) =>
    onChange(images.toSpliced(from, 1).toSpliced(to, 0, ...images.slice(from, from + 1)));
  return (
    <Tiles>
      {images.map((imageUrl, index) => (
        <ImageTile key={imageUrl} src={imageUrl} alt={index === 0 ? 'Main image' : `Image ${index + 1}`}>
          <Typography variant="body2" color="textSecondary" aria-hidden>
            {index === 0 ? 'Main image' : '\u00a0'}
          </Typography>
          <IconButton
            aria-label={`Move image ${index + 1} up`}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          >
            <BackIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={`Move image ${index + 1} down`}
            disabled={index === images.length - 1}
            onClick={() => move(index, index + 1)}
          >
            <ForwardIcon fontSize="small" />
          </IconButton>
          <Button
            onClick={() => onChange(images.toSpliced(index, 1))}
            aria-label={`Remove image ${index + 1}`}
            sx={{ paddingInline: 0, minWidth: 0 }}
          >
            Remove
          </Button>
        </ImageTile>
      ))}
    </Tiles>
  );
}
