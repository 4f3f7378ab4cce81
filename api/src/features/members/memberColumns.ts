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

/** What is known of a member, without what the database works out from it and what belongs to their sessions. */
export const memberColumns = stored;

type Stored = typeof members.$inferSelect;
export type MemberRow = Pick<Stored, keyof typeof memberColumns>;
/** What can be changed of a member. */
export type MemberFields = Omit<MemberRow, 'id' | 'registeredAt'>;
