import { Box, Stack } from '@mui/material';
import { imageVariants } from '@year-group/api-types/common/imageVariants';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { radius, size } = tokens;

/** A row's picture, beside its name, fetched in the smallest width when it comes into view. */
export function Thumbnail({ imageUrl }: { imageUrl: string }) {
  const { srcSet, colour } = imageVariants(imageUrl) ?? {};
  return (
    <Box
      component="img"
      src={imageUrl}
      srcSet={srcSet}
      sizes={size.target}
      style={{ backgroundColor: colour }}
      alt=""
      loading="lazy"
      decoding="async"
      sx={picture}
    />
  );
}

const picture = {
  flex: 'none',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.small,
  objectFit: 'cover',
  bgcolor: 'divider',
};

/** The name of a row in a table, with its picture. */
export function NameWithPicture({ name, imageUrl }: { name: string; imageUrl: string }) {
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Thumbnail imageUrl={imageUrl} />
      {name}
    </Stack>
  );
}
