import { readBaseline } from './baselines.ts';
import { decode, differenceOf, encode, isChange, isStoredAs, type Pixels } from './compare.ts';

/** What became of one picture. */
export interface Verdict {
  file: string;
  kind: 'same' | 'changed' | 'new' | 'gone' | 'broken';
  /** A sentence on what was found. */
  message: string;
  storyId?: string;
  expected?: Buffer | undefined;
  actual?: Buffer | undefined;
  difference?: Buffer | undefined;
}

/** Compares the pictures of one file with its baseline. */
export interface Judge {
  isExpected: (picture: Buffer) => Promise<boolean>;
  verdict: (picture: Buffer) => Promise<Verdict>;
}

/** Reads a baseline once for all pictures that are compared with it. */
export async function judgeOf(file: string, storyId: string): Promise<Judge> {
  const expected = readBaseline(file);
  const expectedPixels = expected && (await decode(expected));
  const fits = (actual: Pixels): boolean =>
    expectedPixels !== undefined &&
    (isStoredAs(expectedPixels, actual) || !isChange(differenceOf(expectedPixels, actual)));

  let fitting: Buffer | undefined;

  return {
    async isExpected(picture) {
      if (!expectedPixels || !fits(await decode(picture))) return false;
      fitting = picture;
      return true;
    },
    async verdict(picture) {
      const same: Verdict = { file, storyId, kind: 'same', message: '' };
      if (picture === fitting) return same;
      const actualPixels = await decode(picture);
      if (fits(actualPixels)) return same;
      const actual = await encode(actualPixels);
      if (!expected || !expectedPixels)
        return { file, storyId, kind: 'new', message: 'There is no accepted picture yet.', actual };
      const difference = differenceOf(expectedPixels, actualPixels);
      return {
        file,
        storyId,
        kind: 'changed',
        message: describe(difference.pixels, expectedPixels, actualPixels),
        expected,
        actual,
        difference: await encode(difference.picture),
      };
    },
  };
}

function describe(pixels: number, expected: Pixels, actual: Pixels): string {
  const size = ({ width, height }: Pixels): string => `${width} × ${height}`;
  const sizes =
    size(expected) === size(actual) ? '' : `; was ${size(expected)} pixels large, is ${size(actual)}`;
  return `${pixels} pixels differ${sizes}.`;
}
