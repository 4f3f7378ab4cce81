import type { AdminAction } from '@year-group/api-types/officers/action';
import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { adminActions } from '#platform/db/schema.ts';
import { type ChainReport, verifyLog } from '#platform/operations/actionChain.ts';
import { ownerAccountId } from '#platform/security/actor.ts';
import { publishNews } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';
import { logActions } from './actionService.ts';

const api = useTestApp();

const entries = (count: number, target: string) =>
  Array.from({ length: count }, (_, n) => ({ action: 'change' as AdminAction, target, detail: `${n}` }));
/** The chain is whole and holds every row. */
async function expectWhole(): Promise<ChainReport> {
  const report = await verifyLog(api.services.db);
  expect(report.faults).toEqual([]);
  expect(report.rows).toBe(await api.services.db.$count(adminActions));
  return report;
}

it('chains what each request did, in any script and with every kind of character', async () => {
  const { rows: earlier } = await expectWhole();
  for (const title of ['Library', 'Ɛyɛ “fɛ”: 5,3:', 'a\tb\\c\u{1F389}']) await publishNews(api, { title });
  const { rows, newestHash } = await expectWhole();
  expect(rows).toBe(earlier + 3);
  const [last] = await api.services.db.select().from(adminActions).where(sql`position = ${rows}`);
  expect(last).toMatchObject({ detail: 'a\tb\\c\u{1F389}', hash: newestHash });
  // The account that the tests call as.
  expect(last).toMatchObject({ officerId: ownerAccountId, officerName: 'Owner' });
});

it('chains hundreds of one transaction in their order', async () => {
  const { rows } = await expectWhole();
  await api.services.db.transaction((tx) => logActions(tx, entries(1200, 'many')));
  await expectWhole();
  const many = await api.services.db
    .select()
    .from(adminActions)
    .where(sql`target = 'many'`)
    .orderBy(adminActions.position);
  expect(many.map(({ detail }) => detail)).toEqual(entries(1200, '').map(({ detail }) => detail));
  expect(many[0]?.position).toBe(rows + 1);
});

it('keeps nothing of a transaction that is rolled back, and no gap', async () => {
  const write = api.services.db.transaction(async (tx) => {
    await logActions(tx, entries(5, 'undone'));
    throw new Error('changed our mind');
  });
  await expect(write).rejects.toThrow('changed our mind');
  await publishNews(api);
  await expectWhole();
});

it('stays whole with two processes and twenty writers at a time, none of whom fails', async () => {
  const other = await api.startAnother();
  const before = await api.services.db.$count(adminActions);
  const writers = Array.from({ length: 20 }, async (_, number) => {
    const process = number % 2 ? other : api;
    for (let round = 0; round < 5; round += 1) {
      // A transaction that goes on working after its entries, and a request.
      await process.services.db.transaction(async (tx) => {
        await logActions(tx, entries(3, `writer ${number}`));
        await tx.execute(sql`select pg_sleep(0.002)`);
        await logActions(tx, entries(2, `writer ${number}`));
      });
      await publishNews(process);
    }
  });
  await Promise.all(writers);
  await other.close();
  const { rows } = await expectWhole();
  expect(rows - before).toBe(20 * 5 * 6);
});

/** Verifies the log after a change by the database's own account, which is then undone. */
async function verifyAfter(...statements: SQL[]): Promise<ChainReport> {
  const kept: { report?: ChainReport } = {};
  const undone = new Error('undone');
  await api.services.db
    .transaction(async (tx) => {
      await tx.execute(sql`alter table admin_actions disable trigger user`);
      await tx.execute(sql`drop index admin_actions_position`);
      for (const statement of statements) await tx.execute(statement);
      kept.report = await verifyLog(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (!kept.report) throw new Error('nothing was verified');
  return kept.report;
}

const copyOf = (place: SQL, hash: SQL) => sql`
  insert into admin_actions (id, action, target, detail, created_at, position, previous_hash, hash)
  select gen_random_uuid(), action, target, 'forged', created_at, ${place}, previous_hash, ${hash}
  from admin_actions where position = 7`;
const set = (change: SQL) => sql`update admin_actions set ${change} where position = 7`;

it.each([
  ['another action', set(sql`action = 'delete'`), 7, 'altered'],
  ['another target', set(sql`target = target || ' '`), 7, 'altered'],
  ['another detail', set(sql`detail = 'x'`), 7, 'altered'],
  ['a microsecond', set(sql`created_at = created_at + interval '1 microsecond'`), 7, 'altered'],
  ['the same day before our era', set(sql`created_at = created_at - interval '4051 years'`), 7, 'altered'],
  ['another officer', set(sql`officer_name = 'Kofi'`), 7, 'altered'],
  ['another account', set(sql`officer_id = gen_random_uuid()`), 7, 'altered'],
  ['another id', set(sql`id = gen_random_uuid()`), 7, 'altered'],
  ['another hash', set(sql`hash = repeat('0', 64)`), 7, 'altered'],
  ['a text moved to the next column', set(sql`target = '', detail = target || detail`), 7, 'altered'],
  ['no place any more', set(sql`position = null`), null, 'no place'],
  ['a place of another entry', set(sql`position = 9`), 9, 'two entries'],
  ['a place before the chain', set(sql`position = 0`), 0, 'begins at 1'],
  ['a copy at the same place', copyOf(sql`position`, sql`hash`), 7, 'two entries'],
  ['a copy without a place', copyOf(sql`null`, sql`hash`), null, 'no place'],
  ['a removed entry', sql`delete from admin_actions where position = 7`, 8, 'removed: entry 7'],
  ['removed entries', sql`delete from admin_actions where position in (7, 8)`, 9, 'removed: entries 7 to 8'],
  ['a removed beginning', sql`delete from admin_actions where position < 3`, 3, 'removed: entries 1 to 2'],
] as const)('finds %s', async (_, statement, position, what) => {
  const { faults } = await verifyAfter(statement);
  expect(faults).toContainEqual({ position, what: expect.stringContaining(what) });
});

it('finds an entry that was replaced together with its hash, by the next one', async () => {
  const { faults } = await verifyAfter(
    set(sql`detail = 'forged'`),
    sql`update admin_actions as a set hash = action_hash(a) where position = 7`,
  );
  expect(faults).toEqual([{ position: 8, what: expect.stringContaining('replaced') }]);
});

it('finds two entries that changed their places', async () => {
  const { faults } = await verifyAfter(
    sql`update admin_actions set position = 13 - position where position in (6, 7)`,
  );
  expect(faults.map(({ position }) => position)).toEqual([6, 7]);
});

it('finds entries that were cut off at the end only by a hash that was noted before', async () => {
  const { newestHash, rows } = await expectWhole();
  expect(await verifyLog(api.services.db, newestHash)).toMatchObject({ foundAt: rows });
  const cut = await verifyAfter(sql`delete from admin_actions where position = ${rows}`);
  expect(cut.faults).toEqual([]);
  expect(cut.newestHash).not.toBe(newestHash);
});

it('refuses an entry that brings its own place or hash', async () => {
  const row = { id: crypto.randomUUID(), action: 'login', target: 'administrator' };
  const refusal = { cause: expect.objectContaining({ message: expect.stringContaining('only grows') }) };
  const insert = (more: object) => api.services.db.insert(adminActions).values({ ...row, ...more });
  await expect(insert({ hash: 'made up' })).rejects.toMatchObject(refusal);
  await insert({ position: 1_000_000 });
  await expectWhole();
});
