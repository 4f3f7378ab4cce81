import { numbers } from '../support/numbers.ts';

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Mann-Whitney: the chance that a value of the second list is larger than one of the first, ties
 * counting half. Only the order counts: one very slow call weighs as much as a slightly slow one.
 */
export function rankDifference(first: number[], second: number[]) {
  let wins = 0;
  for (const left of first) for (const right of second) wins += right > left ? 1 : Number(right === left) / 2;
  return { chance: wins / (first.length * second.length), medians: [median(first), median(second)] };
}

/** How far from 0.5 chance alone leads once in twenty million runs: 5.5 standard deviations. */
export const furthestByChance = (samples: number): number =>
  5.5 * Math.sqrt((2 * samples + 1) / (12 * samples ** 2));

/** In an order that is the same in every run, and follows no pattern. */
export function shuffled<Value>(values: Value[]): Value[] {
  const lot = numbers(2015);
  return values
    .map((value) => ({ value, lot: lot() }))
    .toSorted((left, right) => left.lot - right.lot)
    .map(({ value }) => value);
}
