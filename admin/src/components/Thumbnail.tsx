import { Avatar, Stack } from '@mui/material';
import { imageVariants } from '@year-group/api-types/common/imageVariants';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { target } = tokens.size;

/** A row's picture, beside its name, in the smallest width. */
export const Thumbnail = ({ imageUrl }: { imageUrl: string }) => (
  <Avatar
    variant="rounded"
    src={imageUrl}
    srcSet={imageVariants(imageUrl)?.srcSet}
    sizes={target}
    alt=""
    sx={{ inlineSize: target, blockSize: target }}
  />
);

/** The name of a row in a table, with its picture. */
export const NameWithPicture = ({ name, imageUrl }: { name: string; imageUrl: string }) => (
  <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
    <Thumbnail imageUrl={imageUrl} />
    {name}
  </Stack>
);
