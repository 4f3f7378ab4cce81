import { type Houses, headingOf, shownFields } from '../members/houses.ts';
import type { Member } from '../members/member.ts';
import {
  type MemberFieldName,
  memberFieldNames,
  optionalFields,
  requiredFields,
  shownText,
} from '../members/memberFields.ts';

/** The name under which an officer downloads all members. */
export const memberFileName = 'members_data.csv';

/** A column of a table: its heading and its cell for a record. */
export type CsvColumn<Row> = readonly [heading: string, read: (row: Row) => string];

const columnsOf = (names: readonly MemberFieldName[], houses: Houses): CsvColumn<Member>[] =>
  shownFields(names, houses).map((name) => [headingOf(name, houses), (member) => shownText(member, name)]);

/** Columns of that file that an import leaves out, since members and the server set them. */
export const onlyDownloaded = ['Role', 'Keeps Private', 'Registered'] as const;
const [role, keepsPrivate, registered] = onlyDownloaded;

/** Members as a CSV file. */
export const membersToCsv = (members: readonly Member[], houses: Houses): string =>
  csvTable(
    [
      ...columnsOf(requiredFields, houses),
      [role, (member) => member.role ?? ''],
      ...columnsOf(optionalFields, houses),
      [keepsPrivate, ({ hidden }) => hidden.join(', ')],
      [registered, ({ registeredAt }) => registeredAt],
    ],
    members,
  );

/** A CSV file with the headings that an import reads, and no rows. */
export const emptyMembersCsv = (houses: Houses): string => csvTable(columnsOf(memberFieldNames, houses), []);

/** Records as CSV (RFC 4180) with the byte order mark that spreadsheets need; no cell is a formula. */
export function csvTable<Row>(table: readonly CsvColumn<Row>[], records: readonly Row[]): string {
  const rows = [
    table.map(([heading]) => heading),
    ...records.map((each) => table.map(([, read]) => read(each))),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** What spreadsheets read as the start of a formula, also after spaces or full-width. */
const formula = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;
/** A plus, digits and spaces are no formula; in groups, spreadsheets read them as text. */
const phoneNumber = /^\+\d[\d ]{8,20}\d$/;

/** One quoted cell that no spreadsheet evaluates. */
export function csvCell(text: string): string {
  const isRun = formula.test(text) && !phoneNumber.test(text);
  return `"${isRun ? "'" : ''}${text.replaceAll('"', '""')}"`;
}
