import { messages } from '@year-group/api-types/messages';
import { HttpError } from '../http/errors.ts';
import { averageColour, type EncodedImage, maxPixels } from './encodeImage.ts';

/** Width and height in pixels of a stored crest, and of the smaller one in the header of a page. */
const sizes = { stored: 512, small: 240 } as const;
const maxSvgBytes = 512 * 1024;
/** `<use>` in an SVG: copies of copies take minutes to draw. */
const maxCopies = 50;
const formats = ['png', 'jpeg', 'webp'];
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Parts of an SVG file that run, fetch something, or take minutes to draw: no crest needs them. */
const active =
  /<(?:\w+:)?filter|<script|<foreignObject|<!ENTITY|\bon\w+\s*=|javascript:|@import|\b(?:href|src)\s*=\s*(?:["']\s*)?(?!#|data:image\/(?:png|jpeg|webp);)[^"'\s#]|url\(\s*["']?(?!#)/i;

/** Draws an uploaded crest as pixels; nothing of an SVG file is stored. Throws 415 with the reason. */
export async function encodeCrest(input: Buffer, name: string): Promise<EncodedImage> {
  const { default: sharp } = await import('sharp');
  const refuse = (sentence: string): never => {
    throw new HttpError(415, 'unsupported-media', sentence);
  };
  const text = input.toString('utf8');
  const isSvg = /<svg[\s>]/i.test(text);
  const copies = text.match(/<(?:\w+:)?use\b/gi)?.length ?? 0;
  // Before anything reads it as SVG.
  if (isSvg && (input.length > maxSvgBytes || copies > maxCopies || active.test(text)))
    return refuse(messages.group.crestActive);
  // Within the promise, since sharp throws at once for an empty file.
  const found = await Promise.try(() => sharp(input, { limitInputPixels: maxPixels }).metadata()).catch(() =>
    refuse(messages.group.crestNotAPicture),
  );
  if (isSvg ? found.format !== 'svg' : !formats.includes(found.format))
    return refuse(messages.group.crestNotAPicture);
  if (!isSvg && Math.max(found.width, found.height) < sizes.stored)
    return refuse(messages.group.crestTooSmall);

  const square = (size: number) =>
    sharp(input, { limitInputPixels: maxPixels })
      .resize(size, size, { fit: 'contain', background: clear })
      .timeout({ seconds: 10 })
      .toColourspace('srgb');
  try {
    const stored = await square(sizes.stored).png().toBuffer();
    const stem = `${name}-${sizes.stored}x${sizes.stored}-${await averageColour(sharp(stored))}`;
    return {
      mainName: `${stem}.webp`,
      files: [
        { name: `${stem}.webp`, body: await sharp(stored).webp({ quality: 92 }).toBuffer() },
        {
          name: `${stem}.${sizes.small}.webp`,
          body: await sharp(stored).resize(sizes.small).webp({ quality: 90 }).toBuffer(),
        },
      ],
    };
  } catch {
    return refuse(messages.group.crestNotAPicture);
  }
}
