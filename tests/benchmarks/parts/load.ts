import type { Options } from '../shared/options.ts';
import { type Database, startOn } from '../shared/product.ts';
import { judge, type Reached, type Section } from '../shared/section.ts';
import { count, median } from '../shared/statistics.ts';
import { measureMemory } from './memory.ts';
import { measureOrders } from './orders.ts';

/** P13 to P15: starting, orders and memory on both kinds of database. */
export async function measureLoad({ effort, quick, minutes }: Options): Promise<Section[]> {
  const sections: Section[] = [];
  const starts: { database: Database; first: number; again: number }[] = [];
  for (const database of ['PostgreSQL', 'PGlite'] as const) {
    const product = await startOn(database);
    try {
      const first = product.ready();
      const again: number[] = [];
      for (let run = 0; run < effort.rounds; run += 1) {
        await product.restart();
        again.push(product.ready());
      }
      starts.push({ database, first, again: median(again) });
      sections.push(await measureMemory(product, minutes, quick));
      sections.push(await measureOrders(product, effort.seconds * 2));
    } finally {
      await product.stop();
    }
  }
  return [describeStarts(starts, effort.rounds), ...sections];
}

const mostAgain: Record<Database, number> = { PostgreSQL: 600, PGlite: 1800 };

function describeStarts(
  starts: readonly { database: Database; first: number; again: number }[],
  runs: number,
): Section {
  const judged = (what: string, value: number, most: number): Reached =>
    judge('P14', `${what}, ms`, value, { most }, count);
  return {
    title: 'From the start of the process to the first 200',
    note: `\`/readyz\` asked every 20 ms. With data: the middle of ${runs}. First ever: an empty database, with migrations and the demo content.`,
    columns: ['database', 'with data ms', 'first ever ms'],
    rows: starts.map(({ database, first, again }) => [database, count(again), count(first)]),
    reached: starts.flatMap(({ database, first, again }) => [
      judged(`${database} with data`, again, mostAgain[database]),
      judged(`${database}, first start ever`, first, 6000),
    ]),
  };
}
