import type { Database } from '#platform/db/database.ts';
import { images } from '#platform/db/schema.ts';

/** The pictures that tests name in their records, without files. */
const names = [
  'sample-1600x1067-c8a15a',
  'sample-1600x1067-12295f',
  'sample-1200x1200-e3a82b',
  'sample-1200x1200-b8cbe6',
  'a-1200x1200-aabbcc',
  'a-1200x1200-e3a82b',
  'b-1200x1200-aabbcc',
  'b-1200x1200-e3a82b',
  'mug-1200x1200-aabbcc',
  'other-1x1-000000',
  'sample',
  'first',
  'a',
];

/** Records the tests' pictures as uploads that exist. */
export async function addPictures(db: Database): Promise<void> {
  const rows = names.map((name) => ({ imageUrl: `/uploads/${name}.webp`, files: [] }));
  await db.insert(images).values(rows).onConflictDoNothing();
}
