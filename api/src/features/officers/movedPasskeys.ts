import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/db/database.ts';
import { officerPasskeys } from '#platform/db/schema.ts';
import type { Settings } from '#platform/settings/settings.ts';

/** Passkeys made for another domain, which do not work here, and how many officers have no others. */
export async function countMovedPasskeys(
  db: Database,
  { domain }: Pick<Settings, 'domain'>,
): Promise<{ passkeys: number; officers: number }> {
  const [row] = await rowsOf<{ passkeys: number; officers: number }>(
    db,
    sql`select coalesce(sum(moved), 0)::int as passkeys,
        (count(*) filter (where moved > 0 and here = 0))::int as officers
      from (select count(*) filter (where domain <> ${domain}) as moved,
          count(*) filter (where domain = ${domain}) as here
        from ${officerPasskeys} group by officer_id) as each`,
  );
  return row ?? { passkeys: 0, officers: 0 };
}
