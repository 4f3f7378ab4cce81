import { at, stroke } from '../kit/svg.ts';

const digits =
  'M1 4.200C1-.6 9.200-.6 9.200 4.200C9.200 8 2.400 11 1 15.200H9.600M17.200.8C11.800.8 11.800 15.200 17.200 15.200S22.600.8 17.200.8ZM26 3.600L29.600.9V15.200M41.800.9H35.200L34.500 7.200C38 5 42.600 6.400 42.600 10.600C42.600 15.800 36.400 16.400 33.800 13.400';

/** The year in drawn figures, 44 by 16 at scale 1, its upper left corner at x and y. */
export const year = (x: number, y: number, scale: number, colour: string) => at(x, y, stroke(digits, colour, 2), scale);
