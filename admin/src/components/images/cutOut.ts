import { imageWidths } from '@year-group/api-types/common/imageVariants';

/** What part of a picture a place shows. */
export interface PictureShape {
  /** Width by height. */
  aspect: number;
  /** Whether the picture may also stay as it is. */
  canBeWhole: boolean;
  /** Whether it may be cut to an outline, with nothing around it. */
  hasOutline?: boolean;
}

/** What is left of a picture: all of the frame, or what is within an outline. */
export const outlines = ['square', 'circle', 'shield'] as const;
export type Outline = (typeof outlines)[number];

/** A part of a picture, in percent of its width and height. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The server stores no wider picture. */
const maxWidth = Math.max(...imageWidths);

/** The part of a picture as a file, no larger than is stored: it is also less to send. */
export async function cutOut(
  picture: HTMLImageElement,
  part: Part,
  file: File,
  outline: Outline = 'square',
): Promise<File> {
  if (part.width > 99.9 && part.height > 99.9 && outline === 'square') return file;
  const { naturalWidth, naturalHeight } = picture;
  const width = (naturalWidth * part.width) / 100;
  const height = (naturalHeight * part.height) / 100;
  const scale = Math.min(1, maxWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (pen) pen.imageSmoothingQuality = 'high';
  if (outline !== 'square') pen?.clip(pathOf[outline](canvas.width, canvas.height));
  const [left, top] = [(naturalWidth * part.x) / 100, (naturalHeight * part.y) / 100];
  pen?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  // A drawing keeps its edges and its transparent parts.
  const type = file.type === 'image/png' || outline !== 'square' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('This browser could not cut the picture out.');
  return new File([blob], file.name, { type });
}

const pathOf: Record<Exclude<Outline, 'square'>, (width: number, height: number) => Path2D> = {
  circle(width, height) {
    const path = new Path2D();
    path.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
    return path;
  },
  /** Straight above, and two curves that meet in a point. */
  shield(width, height) {
    const path = new Path2D();
    path.lineTo(0, 0);
    path.lineTo(width, 0);
    path.lineTo(width, height / 2);
    path.bezierCurveTo(width, 0.8 * height, 0.7 * width, 0.93 * height, width / 2, height);
    path.bezierCurveTo(0.3 * width, 0.93 * height, 0, 0.8 * height, 0, height / 2);
    return path;
  },
};
