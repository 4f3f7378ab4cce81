import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';

const { radius, size, space } = tokens;

/** Width and height of a preview (docs/spec.md#limits). */
const previewSize = 128;

/** Previews side by side. */
export const Tiles = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space['4'] });

const Tile = styled('figure')(({ theme }) => ({
  inlineSize: previewSize,
  margin: 0,
  '& img': {
    display: 'block',
    border: `${size.hairline} solid ${theme.palette.divider}`,
    borderRadius: radius.small,
    objectFit: 'cover',
    backgroundColor: theme.palette.action.hover,
  },
}));

interface ImageTileProps {
  src: string;
  alt: string;
  /** Content below the image. */
  children?: ReactNode;
}

/** An image as a square of 128 px. */
export function ImageTile({ src, alt, children }: ImageTileProps) {
  return (
    <Tile>
      <img src={src} alt={alt} width={previewSize} height={previewSize} />
      {children}
    </Tile>
  );
}
