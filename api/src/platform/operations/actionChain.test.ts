import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Alteration, at, chooseAlterations } from '#testing/alterations.ts';
import { createTestDatabase, type TestDatabase } from '#testing/testDatabase.ts';
import { type Database, type OpenDatabase, rowsOf } from '../db/database.ts';
import { type ChainReport, type ChainRow, verifyLog, verifyRows } from './actionChain.ts';
import { allowTime } from './rows.ts';

const entries = 100_000;
const alterations = 1000;
/** Each alteration has this many places for itself. */
const room = entries / alterations;

let home: TestDatabase;
let database: OpenDatabase;
let seconds = 0;
beforeAll(async () => {
  home = await createTestDatabase();
  database = await home.open();
  seconds = await timed(async () => {
    for (let start = 0; start < entries; start += 5000) {
      await database.db.execute(sql`
        insert into admin_actions (id, action, target, detail, officer_id, officer_name)
        select gen_random_uuid(), (array['change', 'publish', 'delete'])[1 + n % 3], 'news/' || gen_random_uuid(),
          'Title ' || n, gen_random_uuid(), 'Officer ' || n % 7
        from generate_series(${start}::int + 1, ${start}::int + 5000) n`);
    }
  });
}, 240_000);
afterAll(async () => {
  await database.close();
  await home.remove();
});

const reportFigures = (figures: object) => process.stdout.write(`Log: ${JSON.stringify(figures)}\n`);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start) / 1000;
}

const all = chooseAlterations(alterations, room);
const isFound = ({ faults }: ChainReport, { fault: [position, word] }: Alteration) =>
  faults.some((each) => each.position === position && each.what.includes(word));

/** Does the work as the database's owner with the triggers off; then nothing has happened. */
async function tamper(db: Database, work: (tx: Database) => Promise<void>): Promise<void> {
  const undone = new Error('undone');
  const done = db.transaction(async (tx) => {
    await work(tx);
    throw undone;
  });
  await expect(done).rejects.toBe(undone);
}
async function openToAll(tx: Database): Promise<void> {
  await allowTime(tx);
  await tx.execute(sql`alter table admin_actions disable trigger user`);
  await tx.execute(sql`drop index admin_actions_position`);
  await tx.execute(sql`create index on admin_actions (position)`);
}

it('is whole with 100,000 entries', async () => {
  const verify = await timed(async () =>
    expect(await verifyLog(database.db)).toMatchObject({ rows: entries, faults: [] }),
  );
  reportFigures({ entries, written: seconds, verified: verify });
}, 120_000);

it('shows each of 1,000 random alterations alone, in the entries around it', async () => {
  const missed: string[] = [];
  const took = await timed(() =>
    tamper(database.db, async (tx) => {
      await openToAll(tx);
      for (const each of all) {
        await tamper(tx, async (inner) => {
          for (const statement of each.statements) await inner.execute(statement);
          if (!isFound(await verifyAround(inner, each.place), each)) missed.push(each.name);
        });
      }
    }),
  );
  reportFigures({ alterations, alone: took, missed });
  expect(missed).toEqual([]);
}, 300_000);

/** Verifies the entries of one alteration's room, with those that have no place. */
async function verifyAround(tx: Database, place: number): Promise<ChainReport> {
  const first = Math.floor(place / room) * room + 1;
  const read = (where: SQL) =>
    rowsOf<{ row: ChainRow }>(
      tx,
      sql`select row_to_json(a) as row from admin_actions a where ${where} order by position, id`,
    );
  const [before] = await read(at(first - 1));
  const rows = await read(sql`position between ${first}::bigint and ${first + room - 1}::bigint`);
  const from = before && { position: first - 1, hash: before.row.hash, isWhole: true };
  return verifyRows(
    rows.map(({ row }) => row),
    undefined,
    from,
  );
}

it('shows each of them in one verification of all entries, and no other place', async () => {
  const seen: { report?: ChainReport } = {};
  await tamper(database.db, async (tx) => {
    await openToAll(tx);
    for (const { statements } of all) for (const statement of statements) await tx.execute(statement);
    seen.report = await verifyLog(tx);
  });
  const { report } = seen;
  if (!report) throw new Error('nothing was verified');
  expect(all.filter((each) => !isFound(report, each)).map(({ name }) => name)).toEqual([]);
  const rooms = new Set(report.faults.map(({ position }) => position && Math.floor(position / room)));
  reportFigures({ alterations, faults: report.faults.length, rooms: rooms.size });
  const touched = new Map(all.map(({ place }) => [Math.floor(place / room), place]));
  const astray = report.faults.filter(
    ({ position }) => position !== null && position < (touched.get(Math.floor(position / room)) ?? 0),
  );
  expect(astray).toEqual([]);
}, 300_000);

it('shows entries cut off at the end by a hash that was noted before', async () => {
  const { newestHash } = await verifyLog(database.db);
  await tamper(database.db, async (tx) => {
    await openToAll(tx);
    await tx.execute(sql`delete from admin_actions where position > ${entries - 3}`);
    const cut = await verifyLog(tx, newestHash);
    expect(cut).toMatchObject({ rows: entries - 3, faults: [] });
    expect(cut.foundAt).toBeUndefined();
  });
}, 120_000);
