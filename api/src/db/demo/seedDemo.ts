import type { ImageStorage } from '../../images/imageStorage.ts';
import type { Database } from '../database.ts';
import { events, listings, members, newsItems, orders } from '../schema.ts';
import { eventRows, listingRows, memberRows, newsRows } from './contentRows.ts';
import { seedOrders } from './seedOrders.ts';
import { seedPictures } from './seedPictures.ts';

/** Fills an empty database with the demo's content, all or nothing; one that holds anything is left alone. */
export async function seedDemo(db: Database, storage: ImageStorage): Promise<void> {
  if (!(await isEmpty(db))) return;
  const files = await seedPictures(storage);
  await db.transaction(async (tx) => {
    await files.record(tx);
    const offered = listingRows();
    await tx.insert(newsItems).values(newsRows());
    await tx.insert(events).values(eventRows());
    await tx.insert(members).values(memberRows());
    await tx.insert(listings).values(offered.map(({ row }) => row));
    await seedOrders(tx, new Map(offered.map(({ slug, row }) => [slug, row])));
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const counts = await Promise.all(
    [newsItems, events, members, listings, orders].map((table) => db.$count(table)),
  );
  return counts.every((count) => count === 0);
}
