import { imageWidths } from '@year-group/api-types/common/imageVariants';

/** What part of a picture a place shows. */
export interface PictureShape {
  /** Width by height. */
  aspect: number;
  /** Whether the picture may also stay as it is. */
  canBeWhole: boolean;
}

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
export async function cutOut(picture: HTMLImageElement, part: Part, file: File): Promise<File> {
  if (part.width > 99.9 && part.height > 99.9) return file;
  const { naturalWidth, naturalHeight } = picture;
  const width = (naturalWidth * part.width) / 100;
  const height = (naturalHeight * part.height) / 100;
  const scale = Math.min(1, maxWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (pen) pen.imageSmoothingQuality = 'high';
  const [left, top] = [(naturalWidth * part.x) / 100, (naturalHeight * part.y) / 100];
  pen?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  // A drawing keeps its edges and its transparent parts.
  const type = file.type === 'image/png' ? file.type : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('This browser could not cut the picture out.');
  return new File([blob], file.name, { type });
}
