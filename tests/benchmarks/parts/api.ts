import type { Options } from '../shared/options.ts';
import { type Database, startOn } from '../shared/product.ts';
import type { Section } from '../shared/section.ts';
import { measureChanges } from './changes.ts';
import { measureMadeUpQueries } from './madeUp.ts';
import { measureMiss, measureReplies, measureUnchanged } from './replies.ts';

/** Public replies on both databases: warm, unchanged, missed, changed; and made-up queries. */
export async function measureApi({ effort, quick }: Options): Promise<Section[]> {
  const on = async (database: Database): Promise<Section[]> => {
    const product = await startOn(database);
    try {
      // Cached replies do not read the database, so one of the two is enough.
      const warm = database === 'PostgreSQL' ? await measureReplies(product, effort) : [];
      const unchanged = database === 'PostgreSQL' ? [await measureUnchanged(product, effort)] : [];
      const miss = await measureMiss(product, effort);
      return [...warm, ...unchanged, miss, await measureChanges(product, quick ? 20 : 100)];
    } finally {
      await product.stop();
    }
  };
  return [
    ...(await on('PostgreSQL')),
    ...(await on('PGlite')),
    await measureMadeUpQueries(effort.seconds * 2),
  ];
}
