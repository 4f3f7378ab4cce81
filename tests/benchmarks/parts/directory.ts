import type pg from 'pg';
import { fillMembers } from '../members/fill.ts';
import type { Times } from '../members/measure.ts';
import { aims } from '../members/report.ts';
import { timeDirectory } from '../members/times.ts';
import { judge, type Reached, type Section } from '../shared/section.ts';
import { count, ms, ratio } from '../shared/statistics.ts';

/** P9, P10: lists and searches of the directory from a thousand members to a million. */
export async function measureDirectory(
  url: string,
  client: pg.Client,
  sizes: readonly number[] = [1000, 10_000, 100_000, 1_000_000],
): Promise<Section> {
  const results: Record<string, Times>[] = [];
  for (const size of sizes) {
    await fillMembers(client, size);
    results.push(await timeDirectory(url, client));
  }
  const first = results[0] ?? {};
  const last = results.at(-1) ?? {};
  const growth = (name: string, key: keyof Times): number =>
    (last[name]?.[key] ?? 0) / (first[name]?.[key] ?? 1);
  const largest = count(sizes.at(-1) ?? 0);
  return {
    title: 'Growth of the directory (PostgreSQL)',
    note: 'p50 / p95 in ms of the whole request, one after the other; the ratio is the most members to the fewest. `npm run measure -- members` also tells which indexes were read.',
    columns: ['call', ...sizes.map(count), 'ratio p50 / p95'],
    rows: Object.keys(first).map((name) => [
      name,
      ...results.map((times) => `${ms(times[name]?.p50 ?? 0)} / ${ms(times[name]?.p95 ?? 0)}`),
      `${ratio(growth(name, 'p50'))} / ${ratio(growth(name, 'p95'))}`,
    ]),
    reached: aims.flatMap(({ name, p50, p95, most }): Reached[] => {
      const goal = name.startsWith('search') ? 'P10' : 'P9';
      return [
        judge(goal, `${name}: p95 at ${largest}, times`, growth(name, 'p95'), { most: p95 }, ratio),
        ...(p50
          ? [judge(goal, `${name}: p50 at ${largest}, times`, growth(name, 'p50'), { most: p50 }, ratio)]
          : []),
        ...(most ? [judge(goal, `${name}: p95 at ${largest}, ms`, last[name]?.p95 ?? 0, { most }, ms)] : []),
      ];
    }),
  };
}
