import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import type { Upload } from './useUploads.ts';

const { radius } = tokens;

/** Width and height of a preview (docs/spec.md#limits). */
const previewSize = 128;

/** Previews side by side. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
    {children}
  </Stack>
);

interface ImageTileProps {
  src: string;
  alt: string;
  /** Content below the image. */
  children?: ReactNode;
}

/** An image as a square of 128 px. */
export function ImageTile({ src, alt, children }: ImageTileProps) {
  return (
    <Box component="figure" sx={{ width: previewSize, m: 0, '& img': picture }}>
      <img src={src} alt={alt} width={previewSize} height={previewSize} />
      {children}
    </Box>
  );
}

interface UploadTilesProps {
  uploads: readonly Upload[];
  /** Removes a failed file, or cancels its upload. */
  onRemove: (key: string) => void;
}

/** Running uploads with their progress, and failed ones with the reason. */
export function UploadTiles({ uploads, onRemove }: UploadTilesProps) {
  return uploads.map(({ key, name, preview, share, problem }) =>
    problem ? (
      <div key={key} role="alert" style={{ flexBasis: '100%' }}>
        <Typography variant="body2" color="error">
          {messages.admin.uploadFailed} {name}: {problem}
        </Typography>
        <Button onClick={() => onRemove(key)} sx={{ paddingInline: 0, minWidth: 0 }}>
          Dismiss
        </Button>
      </div>
    ) : (
      <ImageTile key={key} src={preview} alt={name}>
        <LinearProgress
          variant="determinate"
          value={Math.round(100 * share)}
          aria-label={`Uploading ${name}`}
          sx={{ marginBlockStart: 1 }}
        />
        <Button
          onClick={() => onRemove(key)}
          aria-label={`Cancel the upload of ${name}`}
          sx={{ paddingInline: 0, minWidth: 0 }}
        >
          Cancel
        </Button>
      </ImageTile>
    ),
  );
}

const picture = {
  display: 'block',
  border: 1,
  borderColor: 'divider',
  borderRadius: radius.small,
  objectFit: 'cover',
  backgroundColor: 'action.hover',
};

interface RemoveButtonProps {
  /** The label of the field that it empties. */
  label: string;
  onClick: () => void;
}

/** Removes the image of a field, below its preview. */
export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  return (
    <Button onClick={onClick} aria-label={`Remove: ${label}`} sx={{ paddingInline: 0, minWidth: 0 }}>
      Remove
    </Button>
  );
}
