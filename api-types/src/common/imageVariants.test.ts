import fc from 'fast-check';
import { expect, it } from 'vitest';
import { imageVariants, imageWidths } from './imageVariants.ts';

it('reads size, colour, widths and share image from the address of a stored image', () => {
  expect(imageVariants('/uploads/speech-day-1600x1067-837370.webp')).toEqual({
    src: '/uploads/speech-day-1600x1067-837370.webp',
    srcSet:
      '/uploads/speech-day-1600x1067-837370.240.webp 240w, ' +
      '/uploads/speech-day-1600x1067-837370.480.webp 480w, ' +
      '/uploads/speech-day-1600x1067-837370.736.webp 736w, ' +
      '/uploads/speech-day-1600x1067-837370.960.webp 960w, ' +
      '/uploads/speech-day-1600x1067-837370.webp 1600w',
    width: 1600,
    height: 1067,
    colour: '#837370',
    share: '/uploads/speech-day-1600x1067-837370.share.jpg',
  });
});

it('works for addresses on another host', () => {
  expect(imageVariants('https://images.example/a-300x200-000000.webp')?.share).toBe(
    'https://images.example/a-300x200-000000.share.jpg',
  );
});

it('lists only widths that the image has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1600 }), fc.integer({ min: 1, max: 9999 }), (width, height) => {
      const variants = imageVariants(`/uploads/a-${width}x${height}-ffffff.webp`);
      const widths = variants?.srcSet.split(', ').map((each) => Number(each.split(' ')[1]?.replace('w', '')));
      expect(widths).toEqual([...imageWidths.filter((each) => each < width), width]);
      expect(variants).toMatchObject({ width, height });
    }),
  );
});

it.each([
  '',
  'https://elsewhere.example/photo.jpg',
  '/uploads/photo.webp',
  '/uploads/photo-1600x1067.webp',
  '/uploads/photo-1600x1067-83737.webp',
  '/uploads/photo-1600x1067-83737G.webp',
  '/uploads/photo-1600x1067-837370.480.webp',
  '/uploads/photo-1600x1067-837370.webp?x=1',
])('returns undefined for %j, which is not ours', (imageUrl) => {
  expect(imageVariants(imageUrl)).toBeUndefined();
});
