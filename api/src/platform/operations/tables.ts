import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';

/** A table of the product as a backup contains it. */
export interface Table {
  name: string;
  /** Columns without generated ones. */
  columns: string[];
  /** The sort columns, the same in every database. */
  order: string[];
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quoted = (names: readonly string[]): string => names.map(quote).join(', ');
export const address = ({ name }: Pick<Table, 'name'>): string => `public.${quote(name)}`;

/** Every table of the product, referenced tables first. The queue's own tables are excluded. */
export async function listTables(db: Database): Promise<Table[]> {
  const tables = await rowsOf<Table>(
    db,
    sql`
      select c.relname as name,
        (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
        coalesce((select array_agg(quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end
            order by array_position(i.indkey::int[], a.attnum::int))
          from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
          where i.indrelid = c.oid and i.indisprimary), '{}') as "order"
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      order by c.relname
    `,
  );
  return referredFirst(tables, await listReferences(db));
}

interface Reference {
  from: string;
  to: string;
}

const listReferences = (db: Database): Promise<Reference[]> =>
  rowsOf<Reference>(
    db,
    sql`
      select c.relname as "from", r.relname as "to"
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.conrelid <> k.confrelid
    `,
  );

function referredFirst(tables: Table[], references: Reference[]): Table[] {
  const sorted: Table[] = [];
  const visit = (table: Table): void => {
    if (sorted.includes(table)) return;
    const needed = references.filter(({ from }) => from === table.name).map(({ to }) => to);
    for (const other of tables) if (needed.includes(other.name)) visit(other);
    sorted.push(table);
  };
  tables.forEach(visit);
  return sorted;
}
