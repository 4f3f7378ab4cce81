import { getTableColumns } from 'drizzle-orm';
import { members } from '#platform/db/schema.ts';

const {
  nameKey: _nameKey,
  search: _search,
  town: _town,
  listed: _listed,
  tokensValidFrom: _tokensValidFrom,
  ...stored
} = getTableColumns(members);

/** The stored fields of a member, without generated columns and session data. */
export const memberColumns = stored;

type Stored = typeof members.$inferSelect;
export type MemberRow = Pick<Stored, keyof typeof memberColumns>;
/** The fields of a member that can be changed. */
export type MemberFields = Omit<MemberRow, 'id' | 'registeredAt'>;
