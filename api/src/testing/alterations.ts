import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';

/** What somebody with the database's own account could do to the log. */
export interface Alteration {
  name: string;
  /** The first place that it touches. */
  place: number;
  statements: SQL[];
  /** Where the fault is reported, and a word of it; null for an entry that has no place. */
  fault: [position: number | null, word: string];
}

const values: Record<string, SQL> = {
  action: sql`'forged'`,
  target: sql`target || ','`,
  detail: sql`reverse(detail) || '.'`,
  created_at: sql`created_at + interval '1 microsecond'`,
  officer_id: sql`null`,
  officer_name: sql`''`,
  id: sql`gen_random_uuid()`,
  previous_hash: sql`reverse(previous_hash)`,
};
/** The entry at a place of the chain. */
export const at = (place: number) => sql`position = ${place}::bigint`;
const update = (change: SQL, where: SQL) => sql`update admin_actions as a set ${change} where ${where}`;
/** Another entry at a place, with the right hash of its own. */
const copy = (place: number) => sql`
  insert into admin_actions select (entry).* from (
    select jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'detail', 'forged')) as entry
    from admin_actions a where ${at(place)}
  ) b`;

/** An alteration of each kind for one place and a number that it may use. */
const kinds: Record<
  string,
  (place: number, step: number, column: string) => Omit<Alteration, 'place' | 'name'>
> = {
  'a field': (place, _, column) => ({
    statements: [update(sql`${sql.raw(column)} = ${values[column]}`, at(place))],
    fault: [place, 'altered'],
  }),
  'its hash': (place) => ({
    statements: [update(sql`hash = reverse(hash)`, at(place))],
    fault: [place, 'altered'],
  }),
  'a field and its hash': (place, _, column) => ({
    statements: [
      update(sql`${sql.raw(column)} = ${values[column]}`, at(place)),
      update(sql`hash = action_hash(a)`, at(place)),
    ],
    fault: [place + 1, 'replaced'],
  }),
  removed: (place, step) => ({
    statements: [
      sql`delete from admin_actions where position between ${place}::bigint and ${place + step - 1}::bigint`,
    ],
    fault: [place + step, 'removed'],
  }),
  'removed, the gap closed': (place, step) => ({
    statements: [
      sql`delete from admin_actions where ${at(place)}`,
      update(
        sql`position = position - 1`,
        sql`position between ${place + 1}::bigint and ${place + step}::bigint`,
      ),
    ],
    fault: [place, 'altered'],
  }),
  inserted: (place) => ({ statements: [copy(place)], fault: [place, 'two entries'] }),
  'inserted, the others moved up': (place, step) => ({
    statements: [
      update(
        sql`position = position + 1`,
        sql`position between ${place}::bigint and ${place + step}::bigint`,
      ),
      sql`insert into admin_actions (id, action, target, detail, position, previous_hash, hash)
        select gen_random_uuid(), 'forged', '', '', ${place}::bigint, hash, hash
        from admin_actions where ${at(place - 1)}`,
    ],
    fault: [place, 'altered'],
  }),
  'without a place': (place) => ({
    statements: [update(sql`position = null`, at(place))],
    fault: [place + 1, 'removed'],
  }),
  swapped: (place, step) => ({
    statements: [
      update(
        sql`position = ${2 * place + step}::bigint - position`,
        sql`position in (${place}::bigint, ${place + step}::bigint)`,
      ),
    ],
    fault: [place, 'altered'],
  }),
};

/** Random alterations, always the same: one in each range of `range` positions. */
export function chooseAlterations(count: number, range: number): Alteration[] {
  const choice = fc.record({
    kind: fc.constantFrom(...Object.keys(kinds)),
    offset: fc.integer({ min: 2, max: range / 2 }),
    step: fc.integer({ min: 1, max: range / 4 }),
    column: fc.constantFrom(...Object.keys(values)),
  });
  return fc
    .sample(choice, { numRuns: count, seed: 17 })
    .map(({ kind, offset, step, column }, number): Alteration => {
      const place = number * range + offset;
      const made = kinds[kind]?.(place, step, column);
      if (!made) throw new Error(`There is no kind ${kind}`);
      return { name: `${kind} (${column}, ${step})`, place, ...made };
    });
}
