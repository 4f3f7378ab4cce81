/** Repeatable chance: the same seed always draws the same picture. */
export interface Random {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** One of the given things. */
  pick<T>(things: readonly T[]): T;
  /** True with the given chance, 0 to 1. */
  chance(share: number): boolean;
}

/** Starts a repeatable sequence (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (things) => things[Math.floor(next() * things.length)] as (typeof things)[number],
    chance: (share) => next() < share,
  };
}
