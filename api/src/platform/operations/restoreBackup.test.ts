import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { makeInvitation } from '#features/officers/invitations.ts';
import { createDatabase } from '#testing/testDatabase.ts';
import { type Database, rowsOf } from '../db/database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { adminActions, members, officerInvitations, officers } from '../db/schema.ts';
import { migrationsFolder } from '../folders.ts';
import { openImageStorage } from '../images/openImageStorage.ts';
import { verifyLog } from './actionChain.ts';
import { appliedMigrations, makeBackup } from './makeBackup.ts';
import { withMigrations } from './migrationsUpTo.ts';
import { restoreBackup } from './restoreBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'year-group-older-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const makePlace = async () => ({
  databaseUrl: await createDatabase(),
  storage: undefined,
  dataDir: join(folder, randomUUID()),
});

/** Creation times of this version's migrations, oldest first. */
async function allMigrations(): Promise<number[]> {
  const journal = await import(join(migrationsFolder, 'meta', '_journal.json'), { with: { type: 'json' } });
  return journal.default.entries.map(({ when }: { when: number }) => when);
}

/** Paid and unpaid orders of two lines, in the tables of the first version. */
async function fillOldOrders(db: Database): Promise<void> {
  await db.execute(sql`
    insert into orders (id, customer_name, customer_email, customer_phone, shipping_address, delivery_method,
      delivery_pesewas, total_pesewas, status, paid_at)
    select gen_random_uuid(), 'Ama', 'ama@example.com', '', '', '', 0, 100 * n, case when n % 3 = 0 then 'pending' else 'paid' end,
      case when n % 3 = 0 then null else now() - n * interval '5 days' end
    from generate_series(1, 40) n
  `);
  await db.execute(sql`
    insert into order_lines (id, order_id, position, listing_id, title, image_url, price_pesewas, quantity)
    select gen_random_uuid(), id, line, ('00000000-0000-4000-8000-00000000000' || line)::uuid, 'Mug', '', 50, line + 1
    from orders, generate_series(0, 1) line
  `);
}

it('migrates the backup of an older version to the tables of this one', async () => {
  const known = await allMigrations();
  const older = await makePlace();
  const file = join(folder, 'older.tar.gz');
  // The tables of the first version.
  await withMigrations(known.slice(0, 1), async (migrations) => {
    const database = await openDatabase(older, migrations);
    await database.db.execute(sql`
      insert into members (id, full_name, email, phone)
      select gen_random_uuid(), 'Member ' || n, n || '@example.com', '+233' || (240000000 + n)
      from generate_series(1, 700) n
    `);
    await fillOldOrders(database.db);
    const images = await openImageStorage(older);
    await pipeline(makeBackup({ db: database.db, images }), createWriteStream(file));
    await database.close();
  });

  const place = await makePlace();
  const { migrations } = await restoreBackup(file, place);
  expect(migrations).toEqual(known.slice(0, 1));
  const restored = await openDatabase(place, null);
  try {
    expect(await appliedMigrations(restored.db)).toEqual(known);
    expect(await restored.db.$count(members)).toBe(700);
    // Includes columns that later migrations compute.
    expect(await restored.db.$count(members, sql`${members.listed}`)).toBe(700);
    // 40 orders of 100, 200, … pesewas; each third is unpaid.
    const paid = Array.from({ length: 40 }, (_, n) => n + 1).filter((n) => n % 3 !== 0);
    const [received] = await rowsOf(
      restored.db,
      sql`select sum(pesewas)::int as total, count(*)::int as rows from payments where is_by_hand`,
    );
    expect(received).toEqual({ total: 100 * paid.reduce((sum, n) => sum + n, 0), rows: paid.length });
  } finally {
    await restored.close();
  }
}, 180_000);

it('chains the log of an older version, in the order of its times', async () => {
  const known = await allMigrations();
  const [older, place] = [await makePlace(), await makePlace()];
  const file = join(folder, 'log.tar.gz');
  // The tables before the log had a chain.
  await withMigrations(known.slice(0, 11), async (migrations) => {
    const database = await openDatabase(older, migrations);
    await database.db.execute(sql`
      insert into admin_actions (id, action, target, detail, created_at)
      select gen_random_uuid(), 'change', 'news', n, now() - n * interval '1.000001 seconds'
      from generate_series(1, 1200) n
    `);
    const images = await openImageStorage(older);
    await pipeline(makeBackup({ db: database.db, images }), createWriteStream(file));
    await database.close();
  });
  await restoreBackup(file, place);
  const { db, close } = await openDatabase(place, null);
  try {
    expect(await verifyLog(db)).toMatchObject({ rows: 1200, faults: [] });
    const [first] = await db.select().from(adminActions).where(eq(adminActions.position, 1));
    expect(first).toMatchObject({ detail: '1200', officerId: null, officerName: '', previousHash: '' });
    await expect(db.update(adminActions).set({ detail: '' })).rejects.toThrow('update "admin_actions"');
  } finally {
    await close();
  }
}, 180_000);

it('refuses a database that has only other members', async () => {
  const [source, place] = [await makePlace(), await makePlace()];
  const file = join(folder, 'members.tar.gz');
  for (const [at, name] of [
    [source, 'Ama'],
    [place, 'Kofi'],
  ] as const) {
    const database = await openDatabase(at);
    await database.db
      .insert(members)
      .values({ id: randomUUID(), fullName: name, email: `${name}@example.com`, phone: '' });
    if (at === source) {
      const images = await openImageStorage(at);
      await pipeline(makeBackup({ db: database.db, images }), createWriteStream(file));
    }
    await database.close();
  }
  await expect(restoreBackup(file, place)).rejects.toThrow('The database is not empty');
}, 180_000);

it('ends links of officers, as it ends sessions: they could have been used after the backup', async () => {
  const older = await makePlace();
  const file = join(folder, 'links.tar.gz');
  const database = await openDatabase(older);
  const id = randomUUID();
  await database.db
    .insert(officers)
    .values({ id, name: 'Ama Owusu', email: 'ama@example.org', roles: ['editor'] });
  await makeInvitation(database.db, id);
  await pipeline(
    makeBackup({ db: database.db, images: await openImageStorage(older) }),
    createWriteStream(file),
  );
  await database.close();
  const place = await makePlace();
  await restoreBackup(file, place);
  const restored = await openDatabase(place);
  try {
    expect(await restored.db.$count(officers)).toBe(1);
    expect(await restored.db.$count(officerInvitations)).toBe(0);
  } finally {
    await restored.close();
  }
}, 180_000);
