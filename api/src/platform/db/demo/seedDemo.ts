import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { inApi } from '../../folders.ts';
import type { ImageStorage } from '../../images/imageStorage.ts';
import type { Database } from '../database.ts';
import {
  events,
  groupDrafts,
  groupVersions,
  images,
  listings,
  members,
  newsItems,
  officers,
  orders,
} from '../schema.ts';
import { isCleared } from './clearDemo.ts';
import { contentRows } from './contentRows.ts';
import { readDemo } from './demoContent.ts';
import { seedOrders } from './seedOrders.ts';

/** An arbitrary number, the same in every process, and that of no other lock. */
const seedLock = 2_015_003;

const pictureFolder = inApi('src/platform/db/demo/pictures/');
const mainPicture = /^(?<stem>(?<slug>.+)-\d+x\d+-[0-9a-f]{6})\.webp$/;

/** Fills an empty database with demo content, all or nothing; others stay unchanged. */
export async function seedDemo(db: Database, storage: ImageStorage): Promise<void> {
  if (!(await isEmpty(db))) return;
  const demo = readDemo();
  const { pictures, imageRows } = await seedPictures(storage);
  const { officerRows, newsRows, eventRows, memberRows, listingRows } = contentRows(demo, pictures);
  await db.transaction(async (tx) => {
    // Two processes that start together both find it empty; the second one waits here and checks
    // again.
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (!(await isEmpty(tx))) return;
    if (imageRows.length > 0) await tx.insert(images).values(imageRows).onConflictDoNothing();
    await tx
      .insert(groupVersions)
      .values(Object.entries(demo.group).map(([section, content]) => ({ section, version: 1, content })))
      .onConflictDoNothing();
    await tx.insert(newsItems).values(newsRows);
    await tx.insert(events).values(eventRows);
    await tx.insert(members).values(memberRows);
    await tx.insert(officers).values(officerRows).onConflictDoNothing();
    await tx.insert(listings).values([...listingRows.values()]);
    await seedOrders(tx, demo.orders, listingRows);
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  for (const table of [newsItems, events, members, listings, orders, groupVersions, groupDrafts])
    if ((await db.$count(table)) > 0) return false;
  return !(await isCleared(db));
}

/** Copies the demo's images to the storage; returns their addresses by slug, and their rows. */
async function seedPictures(storage: ImageStorage) {
  // An image of the product for servers comes without the demo's images.
  const names = (await readdir(pictureFolder).catch(() => [])).toSorted((left, right) =>
    left.localeCompare(right),
  );
  await Promise.all(names.map(async (name) => storage.put(name, await readFile(`${pictureFolder}${name}`))));
  const found = names.flatMap((name) => {
    const { slug, stem } = mainPicture.exec(name)?.groups ?? {};
    if (!slug) return [];
    return [
      { slug, imageUrl: `/uploads/${name}`, files: names.filter((each) => each.startsWith(`${stem}.`)) },
    ];
  });
  return {
    pictures: new Map(found.map(({ slug, imageUrl }) => [slug, imageUrl])),
    imageRows: found.map(({ imageUrl, files }) => ({ imageUrl, files })),
  };
}
