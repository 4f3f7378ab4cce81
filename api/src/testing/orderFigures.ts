import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/db/database.ts';

interface Figure {
  kind: string;
  value: string;
  number: number;
  pesewas: number;
}

/** The figures that triggers keep, in order and without those that came to nothing. */
export const storedFigures = (db: Database): Promise<Figure[]> =>
  rowsOf(
    db,
    sql`
      select kind, value, sum(number)::float8 as number, sum(pesewas)::float8 as pesewas from order_figures
      group by kind, value having sum(number) <> 0 or sum(pesewas) <> 0 order by kind, value collate "C"`,
  );

/** The same figures counted from all orders and their lines. */
export const countFigures = (db: Database): Promise<Figure[]> =>
  rowsOf(
    db,
    sql`
      select kind, value, number::float8, pesewas::float8 from (
        select 'status' as kind, status as value, count(*) as number, 0 as pesewas from orders group by 2
        union all
        select 'paid', to_char(paid_at at time zone 'UTC', 'YYYY-MM'), count(*), sum(total_pesewas)
        from orders where paid_at is not null group by 2
        union all
        select 'refunded', to_char(refunded_at at time zone 'UTC', 'YYYY-MM'), count(*), sum(total_pesewas)
        from orders where paid_at is not null and refunded_at is not null group by 2
        union all
        select 'sold', listing_id::text, sum(quantity), sum(price_pesewas * quantity)
        from order_lines join orders on orders.id = order_id
        where paid_at is not null and refunded_at is null group by 2
      ) as counted order by kind, value collate "C"`,
  );
