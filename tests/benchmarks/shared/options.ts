import { parseArgs } from 'node:util';
import type { Effort } from './compare.ts';

/** How a measurement was asked for. */
export interface Options {
  /** Which parts, by name; none means all. */
  parts: readonly string[];
  effort: Effort;
  /** Shorter and smaller runs: they show that the benchmark works, not what the product reaches. */
  quick: boolean;
  /** Which growth is measured: `directory`, `news`, `orders`; none means all. */
  of: readonly string[];
  /** Minutes of steady load while memory is watched. */
  minutes: number;
  /** Runs of Lighthouse on each page. */
  runs: number;
  /** Where to write the figures as JSON. */
  json: string | undefined;
  /** Whether the figures are written into docs/performance.md. */
  write: boolean;
}

/** Reads the command line; a number given there wins over what `--quick` means. */
export function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      of: { type: 'string', multiple: true, default: [] },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      minutes: { type: 'string' },
      runs: { type: 'string' },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { quick, of, json, write } = values;
  const number = (text: string | undefined, short: number, long: number): number =>
    text === undefined ? (quick ? short : long) : Number(text);
  return {
    parts: positionals,
    effort: { seconds: number(values.seconds, 2, 5), rounds: number(values.rounds, 3, 5) },
    quick,
    of,
    minutes: number(values.minutes, 0.5, 10),
    runs: number(values.runs, 1, 5),
    json,
    write,
  };
}
