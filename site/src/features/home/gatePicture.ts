import type { PictureSource } from '@year-group/ui-kit/Picture';

const folder = '/images';
const files = (name: string, widths: number[], type: string) =>
  widths.map((width) => `${folder}/${name}-${width}.${type} ${width}w`).join(', ');

const wide = [640, 960, 1600, 2000];
const tall = [480, 828];
const portrait = '(max-aspect-ratio: 4/5)';
const landscape = '(min-aspect-ratio: 4/5)';

/** The school's gate: tall for a phone held upright, wide for everything else. */
export const gatePicture = {
  src: '/gate.jpg',
  width: 1600,
  height: 1000,
  colour: '#182858',
  sources: [
    { type: 'image/avif', media: portrait, srcSet: files('gate-tall', tall, 'avif') },
    { type: 'image/avif', srcSet: files('gate', wide, 'avif') },
    { type: 'image/webp', media: portrait, srcSet: files('gate-tall', tall, 'webp') },
    { type: 'image/webp', srcSet: files('gate', wide, 'webp') },
  ],
} satisfies PictureSource;

/** Preloads of the picture, for the document's head. */
export const gatePreloads = [
  { media: portrait, imageSrcSet: files('gate-tall', tall, 'avif') },
  { media: landscape, imageSrcSet: files('gate', wide, 'avif') },
];
