import type pg from 'pg';
import { firstNames, houses, suburbs, surnames, towns } from './names.ts';

/** Adds members up to `total`, the same in every run. Builds indexes last, which is faster. */
export async function fillMembers(client: pg.Client, total: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from members');
  const present = rows[0]?.count ?? 0;
  await client.query("set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 2");
  const indexes = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'members' and indexname <> 'members_pkey'`,
  );
  for (const { indexname } of indexes.rows) await client.query(`drop index "${indexname}"`);
  await client.query('select setseed(0.2015)');
  await client.query(insert, [present + 1, total, firstNames, surnames, towns, suburbs, houses]);
  for (const { indexdef } of indexes.rows) await client.query(indexdef);
  await client.query('vacuum (analyze) members');
  await client.query('checkpoint');
}

/**
 * Frequent names are some ten times as frequent as rare ones; one in three has a middle name, one
 * in ten hides their e-mail.
 */
const insert = `
  with drawn as materialized (
    select n, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f, random() as g
    from generate_series($1::int, $2::int) as n
  ), named as (
    select *,
      ($3::text[])[1 + floor(cardinality($3) * power(a, 1.6))::int] as first,
      ($4::text[])[1 + floor(cardinality($4) * power(b, 1.8))::int] as last,
      case when c < 0.33 then ($3::text[])[1 + floor(cardinality($3) * power(c * 3, 1.6))::int] || ' ' else '' end as middle
    from drawn
  )
  insert into members
    (id, full_name, email, phone, current_occupation, location, house, message, hidden, registered_at)
  select gen_random_uuid(), first || ' ' || middle || last,
    lower(replace(first || '.' || last, '-', '.')) || n || '@example.' || case when g < 0.7 then 'com' else 'org' end,
    '+233' || lpad(n::text, 9, '0'),
    'Teacher of mathematics and physics',
    ($6::text[])[1 + floor(cardinality($6) * d)::int] || ', ' || ($5::text[])[1 + floor(cardinality($5) * power(e, 2))::int],
    ($7::text[])[1 + floor(cardinality($7) * f)::int],
    'Glad to be back among brothers, and ready to help where I can.',
    case when g between 0.3 and 0.4 then '{email}'::text[] else '{}' end,
    now() - make_interval(secs => ($2 - n) * 7)
  from named`;
