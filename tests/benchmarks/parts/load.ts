import type { Options } from '../shared/options.ts';
import { type Database, startOn } from '../shared/product.ts';
import { judge, type Reached, type Section } from '../shared/section.ts';
import { count, median } from '../shared/statistics.ts';
import { measureMemory } from './memory.ts';
import { measureOrders } from './orders.ts';

/** P13 to P15: starting, orders and memory on both kinds of database. */
export async function measureLoad({ effort, quick, minutes }: Options): Promise<Section[]> {
  const sections: Section[] = [];
  const starts: Starts[] = [];
  for (const database of ['PostgreSQL', 'PGlite'] as const) {
    const product = await startOn(database);
    try {
      const first = product.ready();
      const again: number[] = [];
      for (let run = 0; run < (quick ? 3 : 10); run += 1) {
        await product.restart();
        again.push(product.ready());
      }
      starts.push({ database, first, again });
      sections.push(await measureMemory(product, minutes, quick));
      sections.push(await measureOrders(product, effort.seconds * 2));
    } finally {
      await product.stop();
    }
  }
  return [describeStarts(starts), ...sections];
}

/** Times in ms until the first 200: on an empty database, and at each later start. */
interface Starts {
  database: Database;
  first: number;
  again: readonly number[];
}

const mostAgain: Record<Database, number> = { PostgreSQL: 600, PGlite: 1800 };

/** All starts but the slowest, which may have met something else on the machine. */
const allButOne = (times: readonly number[]): number => times.toSorted((a, b) => a - b).at(-2) ?? Number.NaN;

function describeStarts(starts: readonly Starts[]): Section {
  const judged = (what: string, value: number, most: number): Reached =>
    judge('P14', `${what}, ms`, value, { most }, count);
  const runs = starts[0]?.again.length ?? 0;
  return {
    title: 'From the start of the process to the first 200',
    note: `\`/readyz\` asked every 20 ms. First ever: an empty database, with migrations and the demo content.`,
    columns: [
      'database',
      `with data: middle of ${runs}, ms`,
      `${runs - 1} of ${runs} within, ms`,
      'first ever, ms',
    ],
    rows: starts.map(({ database, first, again }) => [
      database,
      count(median(again)),
      count(allButOne(again)),
      count(first),
    ]),
    reached: starts.flatMap(({ database, first, again }) => [
      judged(`${database} with data, ${runs - 1} of ${runs}`, allButOne(again), mostAgain[database]),
      judged(`${database}, first start ever`, first, 6000),
    ]),
  };
}
