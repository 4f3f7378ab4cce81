import { Box, Stack } from '@mui/material';
import { imageVariants } from '@year-group/api-types/common/imageVariants';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { radius, size } = tokens;

/** A row's picture, beside its name, fetched in the smallest width when it comes into view. */
export const Thumbnail = ({ imageUrl }: { imageUrl: string }) => (
  <Box
    component="img"
    src={imageUrl}
    srcSet={imageVariants(imageUrl)?.srcSet}
    sizes={size.target}
    alt=""
    loading="lazy"
    sx={picture}
  />
);

const picture = {
  flex: 'none',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.small,
  objectFit: 'cover',
  bgcolor: 'divider',
};

/** The name of a row in a table, with its picture. */
export const NameWithPicture = ({ name, imageUrl }: { name: string; imageUrl: string }) => (
  <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
    <Thumbnail imageUrl={imageUrl} />
    {name}
  </Stack>
);
