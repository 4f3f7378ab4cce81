import { getTableColumns } from 'drizzle-orm';
import { members } from '../db/schema.ts';

const { nameKey: _nameKey, search: _search, town: _town, ...stored } = getTableColumns(members);

/** What was stored of a member, without what the database works out from it. */
export const memberColumns = stored;

type Stored = typeof members.$inferSelect;
export type MemberRow = Pick<Stored, keyof typeof memberColumns>;
/** What can be changed of a member. */
export type MemberFields = Omit<MemberRow, 'id' | 'registeredAt'>;
