import type { Times } from './measure.ts';

type Results = Map<number, Record<string, Times>>;

interface Aim {
  name: string;
  /** Most times the p50 and p95 of the smallest size that the largest may take. */
  p50?: number;
  p95: number;
  /** Most ms of the p95 at the largest size. */
  most?: number;
}

/** Goals P9 and P10 of the design's performance page. */
export const aims: readonly Aim[] = [
  { name: 'unfiltered list', p95: 1.5 },
  { name: 'search: common', p95: 5, most: 50 },
  { name: 'search: two letters', p95: 3, most: 50 },
  { name: 'search: all 50', p50: 5.5, p95: 10, most: 50 },
];

const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1));

/** Prints the tables and whether each aim is met; true when all are. */
export function report(sizes: number[], results: Results, used: Record<string, string>): boolean {
  const first = results.get(sizes[0] ?? 0) ?? {};
  const last = results.get(sizes.at(-1) ?? 0) ?? {};
  const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  console.log(`\np50 / p95 in ms of the whole request; the ratio is the largest size to the smallest.\n`);
  console.log(row(['call', ...sizes.map((size) => size.toLocaleString('en')), 'ratio p50 / p95']));
  console.log(row(['---', ...sizes.map(() => '--:'), '--:']));
  for (const name of Object.keys(first)) {
    const times = sizes.map((size) => results.get(size)?.[name] ?? { p50: 0, p95: 0 });
    const ratios = (['p50', 'p95'] as const).map((key) => ratio(first, last, name, key).toFixed(1));
    console.log(row([name, ...times.map(({ p50, p95 }) => `${ms(p50)} / ${ms(p95)}`), ratios.join(' / ')]));
  }
  console.log('\nRead for it at the largest size (the database counts):\n');
  for (const [name, use] of Object.entries(used)) console.log(`- ${name}: ${use}`);
  console.log('');
  return aims.map((aim) => judge(aim, first, last)).every(Boolean);
}

function ratio(
  first: Record<string, Times>,
  last: Record<string, Times>,
  name: string,
  key: keyof Times,
): number {
  return (last[name]?.[key] ?? 0) / (first[name]?.[key] ?? 1);
}

function judge(
  { name, p50, p95, most }: Aim,
  first: Record<string, Times>,
  last: Record<string, Times>,
): boolean {
  const checks = [
    { text: `p95 ≤ ${p95} ×`, is: ratio(first, last, name, 'p95') <= p95 },
    ...(p50 === undefined ? [] : [{ text: `p50 ≤ ${p50} ×`, is: ratio(first, last, name, 'p50') <= p50 }]),
    ...(most === undefined ? [] : [{ text: `p95 ≤ ${most} ms`, is: (last[name]?.p95 ?? 0) <= most }]),
  ];
  console.log(`${name}: ${checks.map(({ text, is }) => `${text} ${is ? 'met' : 'MISSED'}`).join(', ')}`);
  return checks.every(({ is }) => is);
}
