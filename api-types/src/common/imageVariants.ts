/** Widths in pixels of every stored image, up to the original's; the last is the largest stored. */
export const imageWidths = [240, 480, 736, 960, 1600] as const;

/** Size in pixels of the picture that social networks show for a shared page. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** What a page needs to show one image without layout shift. */
export interface ImageVariants {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** The image's average colour, `#rrggbb`, shown until it has loaded. */
  colour: string;
  /** JPEG of 1200 × 630 for social networks. */
  share: string;
}

/** `<name>-<width>x<height>-<rrggbb>.webp`: size and colour are in the address. */
const addressPattern = /^(?<stem>.*-(?<width>\d{1,5})x(?<height>\d{1,5})-(?<colour>[0-9a-f]{6}))\.webp$/;

/** Reads the variants from an image's address; `undefined` for an image that is not ours. */
export function imageVariants(imageUrl: string): ImageVariants | undefined {
  const { stem, width: w, height: h, colour } = addressPattern.exec(imageUrl)?.groups ?? {};
  if (!stem) return undefined;
  const width = Number(w);
  const smaller = imageWidths.filter((candidate) => candidate < width);
  return {
    src: imageUrl,
    srcSet: [...smaller.map((each) => `${stem}.${each}.webp ${each}w`), `${imageUrl} ${width}w`].join(', '),
    width,
    height: Number(h),
    colour: `#${colour}`,
    share: `${stem}.share.jpg`,
  };
}
