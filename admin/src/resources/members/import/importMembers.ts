import { maxImportRows } from '@year-group/api-types/common/limits';
import { formatPhone, lookupPhone } from '@year-group/api-types/common/phone';
import { normaliseEmail } from '@year-group/api-types/common/rules';
import type { MemberImported } from '@year-group/api-types/members/memberImport';
import { messages } from '@year-group/api-types/messages';
import type { CallApi } from '#providers/dataProvider.ts';
import type { FileRow } from './readMembersFile.ts';

type Row = MemberImported['rows'][number];
type Issue = Row['issues'][number];

/** A longer value is cut. */
const shownCharacters = 60;

/** The result of one row of the file. */
export interface RowResult extends FileRow {
  /** `repeated` is one of an earlier row of the file. */
  outcome: Row['outcome'] | 'repeated';
  /** Why it was not added, and how its phone number was read. May be empty. */
  why: string;
}

/** The fields that identify a member. */
const keysOf = ({ member: { email = '', phone = '' } }: FileRow) => [
  normaliseEmail(email),
  lookupPhone(phone),
];

/** What became of all rows, and the id of what was stored. */
export interface Imported {
  results: RowResult[];
  importId: string;
  /** How many members the whole import has stored, with those of parts that were sent before. */
  stored?: number | undefined;
}

/**
 * Sends the rows in batches. A dry run stores nothing, so duplicates of an earlier batch are found
 * here. All batches are one import: `importId`, if given.
 */
export async function importMembers(
  call: CallApi,
  rows: readonly FileRow[],
  { dryRun, importId }: { dryRun: boolean; importId?: string | undefined },
): Promise<Imported> {
  let id = importId;
  const results: RowResult[] = [];
  const added = new Map<string, number>();
  for (let from = 0; from < rows.length; from += maxImportRows) {
    const piece = rows.slice(from, from + maxImportRows);
    const reply = await call('POST /api/admin/members/import', {
      body: { members: piece.map(({ member }) => member), dryRun, importId: id },
    });
    id = reply.importId;
    const lineOf = new Map(
      piece.map(({ line }, index) => [messages.members.importRepeated(index + 1), line]),
    );
    for (const [index, row] of piece.entries()) {
      const { outcome = 'invalid', issues = [], readAs } = reply.rows[index] ?? {};
      const keys = keysOf(row);
      const earlier = keys.map((key) => added.get(key)).find((line) => line !== undefined);
      if (dryRun && outcome === 'added' && earlier !== undefined) {
        results.push({ ...row, outcome: 'repeated', why: messages.members.importRepeated(earlier) });
        continue;
      }
      const notes = readAs ? [messages.members.importReadAs(formatPhone(readAs))] : [];
      const why = [...issues.map((issue) => sentence(reasonOf(row, issue, lineOf))), ...notes].join(' ');
      const isRepeated = issues.some(({ message }) => lineOf.has(message));
      results.push({ ...row, outcome: isRepeated ? 'repeated' : outcome, why });
      if (outcome === 'added') for (const key of keys) added.set(key, row.line);
    }
  }
  return { results, importId: id ?? '' };
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A message with the value that it is about. The API counts the rows of one call, the file all of them. */
function reasonOf({ member }: FileRow, { path, message }: Issue, lineOf: Map<string, number>): string {
  const line = lineOf.get(message);
  const reason = line === undefined ? message : messages.members.importRepeated(line);
  const value = Object.entries(member).find(([field]) => field === path)?.[1];
  return value ? `“${value.slice(0, shownCharacters)}”: ${reason}` : reason;
}
