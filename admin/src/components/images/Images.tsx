import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import { Box, Button, FormHelperText, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { maxUploadBytes } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { FileButton } from '../FileButton.tsx';
import { CropDialog, type PictureShape } from './CropDialog.tsx';

/** The key of uploads, for which a form waits. */
export const uploadKey = ['upload'];

/** What an upload is for: a crest may be drawn (SVG), and keeps its transparent parts. */
const kinds = {
  image: {
    route: 'POST /api/admin/upload-image',
    accept: 'image/*',
    refusal: messages.admin.uploadNotAPicture,
  },
  crest: {
    route: 'POST /api/admin/upload-crest',
    accept: 'image/svg+xml,image/png,image/jpeg,image/webp',
    refusal: messages.group.crestNotAPicture,
  },
} as const;

export interface ImagesProps {
  label: string;
  hint?: string;
  /** @default 'image' */
  kind?: keyof typeof kinds;
  /** Asks which part of the picture is shown. @default the whole */
  shape?: PictureShape;
  /** Whether there can be many: added at once, moved and removed one by one. @default false */
  isMultiple?: boolean;
  /** Whether a single one can only be replaced, because its row is removed as a whole. @default false */
  isFixed?: boolean;
  /** The addresses of the images. */
  images: readonly string[];
  onChange: (images: string[]) => void;
  problem?: string | undefined;
  /** What is below the images. */
  children?: ReactNode;
}

/** Images as squares of 128 px, and the button that uploads others. */
export function Images(props: ImagesProps) {
  const { label, hint, kind = 'image', shape, isMultiple = false, isFixed, images, onChange } = props;
  const { route, accept, refusal } = kinds[kind];
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [uncut, setUncut] = useState<File>();
  const { call } = useDataProvider<PanelDataProvider>();
  const notify = useNotify();

  async function upload(file: File): Promise<string> {
    if (!file.type.startsWith('image/')) throw new Error(refusal);
    if (file.size > maxUploadBytes) throw new Error(messages.admin.uploadTooLarge);
    const body = new FormData();
    body.set('image', file);
    return (await call(route, { body: body as never })).imageUrl;
  }
  const uploads = useMutation({
    mutationKey: uploadKey,
    mutationFn: (files: readonly File[]) => Promise.allSettled(files.map(upload)),
    onSuccess(results) {
      const added = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      if (added.length < results.length) notify(messages.admin.uploadFailed, { type: 'error' });
      if (added.length > 0) onChange([...new Set(isMultiple ? [...images, ...added] : added)]);
    },
  });
  const refusals = (uploads.data ?? []).flatMap((result, index) =>
    result.status === 'rejected' ? `${uploads.variables?.[index]?.name}: ${result.reason.message}` : [],
  );

  const move = (from: number, to: number) =>
    onChange(images.toSpliced(from, 1).toSpliced(to, 0, ...images.slice(from, from + 1)));

  const one = images.length > 0 ? 'Choose another image' : 'Choose an image';
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <div>
        <Typography id={id} variant="body2" sx={{ fontWeight: tokens.weight.strong }}>
          {label}
        </Typography>
        {/* Another field of its item may be wrong. */}
        {hint && <FormHelperText error={false}>{hint}</FormHelperText>}
      </div>
      <Stack direction="row" sx={tiles}>
        {(uploads.isPending && !isMultiple ? [] : images).map((src, index) => (
          <figure key={src}>
            <img src={src} alt={isMultiple ? nameOf(index) : 'The chosen image'} width={128} height={128} />
            {(isMultiple ? moves : []).map(({ name, by, Icon }) => (
              <IconButton
                key={name}
                aria-label={`Move image ${index + 1} ${name}`}
                disabled={images[index + by] === undefined}
                onClick={() => move(index, index + by)}
              >
                <Icon fontSize="small" />
              </IconButton>
            ))}
            {!isFixed && (
              <Button
                aria-label={isMultiple ? `Remove image ${index + 1}` : `Remove: ${label}`}
                onClick={() => {
                  onChange(images.toSpliced(index, 1));
                  chooser.current?.focus();
                }}
                sx={{ minWidth: 0, px: 0 }}
              >
                Remove
              </Button>
            )}
          </figure>
        ))}
      </Stack>
      {uploads.isPending && <LinearProgress aria-label="Uploading" sx={{ width: 128 }} />}
      {props.children}
      <FileButton
        ref={chooser}
        label={isMultiple ? 'Add images' : one}
        variant="outlined"
        startIcon={<AddPhotoIcon />}
        accept={accept}
        multiple={isMultiple}
        // It keeps the focus, which a disabled one would lose.
        aria-disabled={uploads.isPending}
        // A drawing (SVG) is stored as it is.
        onFiles={(files) =>
          shape && /^image\/(?!svg)/.test(files[0].type) ? setUncut(files[0]) : uploads.mutate(files)
        }
      />
      {[...refusals, props.problem ?? []].flat().map((problem) => (
        <FormHelperText key={problem} error role="alert">
          {problem}
        </FormHelperText>
      ))}
      {shape && uncut && (
        <CropDialog
          file={uncut}
          shape={shape}
          onClose={(chosen) => {
            setUncut(undefined);
            if (chosen) uploads.mutate([chosen]);
          }}
        />
      )}
    </Box>
  );
}

const nameOf = (index: number) => (index === 0 ? 'Main image' : `Image ${index + 1}`);

const moves = [
  { name: 'left', by: -1, Icon: BackIcon },
  { name: 'right', by: 1, Icon: ForwardIcon },
];

const tiles = {
  flexWrap: 'wrap',
  gap: 2,
  '&:empty': { display: 'none' },
  '& figure': { width: 128, m: 0 },
  '& img': { display: 'block', borderRadius: tokens.radius.small, objectFit: 'cover' },
};
