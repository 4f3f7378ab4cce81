import { expect, it } from 'vitest';
import { decode, differenceOf, encode, isChange, isStoredAs, type Pixels } from './compare.ts';

const [width, height] = [40, 20];

/** A white picture with a box in it. */
function box(left: number, colour = [27, 63, 148], tall = height): Pixels {
  const data = new Uint8Array(width * tall * 4).fill(255);
  for (let y = 5; y < 15; y += 1)
    for (let x = left; x < left + 10; x += 1) data.set(colour, (y * width + x) * 4);
  return { data, width, height: tall };
}

it('sees no change in the same picture, nor in what storing it did to it', async () => {
  const stored = await decode(await encode(box(5)));
  expect(differenceOf(box(5), stored).pixels).toBe(0);
  expect(isStoredAs(stored, box(5))).toBe(true);
  expect(isStoredAs(stored, box(6))).toBe(false);
});

it('sees a box that moved by one pixel', () => {
  expect(isChange(differenceOf(box(5), box(6)))).toBe(true);
});

it('sees a colour that changed by a shade', () => {
  expect(isChange(differenceOf(box(5), box(5, [27, 72, 156])))).toBe(true);
});

it('sees a picture that grew where nothing is', () => {
  const difference = differenceOf(box(5), box(5, undefined, height + 1));
  expect(isChange(difference)).toBe(true);
  expect(difference.picture).toMatchObject({ width, height: height + 1 });
});

it('forgives a handful of pixels', () => {
  const specked = box(5);
  specked.data.set([0, 0, 0], 0);
  expect(isChange(differenceOf(box(5), specked))).toBe(false);
});
