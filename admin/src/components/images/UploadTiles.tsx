import { Button, LinearProgress, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { ImageTile } from './ImageTile.tsx';
import type { Upload } from './useUploads.ts';

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
