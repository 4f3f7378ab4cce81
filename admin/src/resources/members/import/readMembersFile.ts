import { onlyDownloaded } from '@year-group/api-types/common/csv';
import { type Houses, headingOf } from '@year-group/api-types/members/houses';
import {
  byField,
  type MemberFieldName,
  memberFieldNames,
  memberFields,
  requiredFields,
} from '@year-group/api-types/members/memberFields';
import type { ImportedRow } from '@year-group/api-types/members/memberImport';
import { messages } from '@year-group/api-types/messages';
import Papa from 'papaparse';

/** A member in the file, with the row number that a spreadsheet shows. */
export interface FileRow {
  line: number;
  member: ImportedRow;
}

/** A table of members as it is in a file. */
export interface MembersFile {
  headings: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
  /** For each heading, what it is; null for a column that is left out. */
  columns: readonly (MemberFieldName | null)[];
  /** The indices of the columns that were not recognised and have texts. */
  unknown: readonly number[];
}

/** A heading as it is compared: “E-mail” is “Email”. */
const simplified = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/**
 * Reads a CSV file of members and recognises its columns. Throws a readable message for another
 * format, and when a needed column is not there and none of the others can be it.
 */
export async function readMembersFile(file: Blob, houses: Houses): Promise<MembersFile> {
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  const [headings = [], ...body] = Papa.parse<string[]>(text).data;
  const rows = body
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const columns = recognise(headings, houses);
  const unknown = [...headings.keys()].filter(
    (column) =>
      columns[column] === null &&
      !onlyDownloaded.some((own) => own === headings[column]) &&
      rows.some(({ cells }) => cells[column]?.trim()),
  );
  const missing = missingFields(columns);
  if (missing.length > unknown.length)
    throw new Error(
      missing.length === requiredFields.length && headings.filter(Boolean).length < 2
        ? messages.members.importNoCsv
        : messages.members.importHeaders(missing, headings),
    );
  if (rows.length === 0) throw new Error(messages.members.importEmpty);
  return { headings, rows, columns, unknown };
}

/** The headings of the needed fields that no column is. */
export const missingFields = (columns: MembersFile['columns']): string[] =>
  requiredFields.filter((field) => !columns.includes(field)).map((field) => memberFields[field].heading);

/** The headings of the columns that are left out. */
export const leftOut = (file: MembersFile | undefined): string[] =>
  file?.headings.filter((heading, column) => heading && file.columns[column] === null) ?? [];

/** The members of a file, by its columns. */
export const membersOf = ({ rows, columns }: MembersFile): FileRow[] =>
  rows.map(({ line, cells }) => ({
    line,
    member: byField(memberFieldNames, (field) => plain(cells[columns.indexOf(field)] ?? '')),
  }));

/** Decodes UTF-8 or Excel's Windows encoding. Spreadsheet formats and images contain zero bytes. */
function decode(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new Error(messages.members.importNoCsv);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What each column is; of two for the same field, the first. */
function recognise(headings: readonly string[], houses: Houses): (MemberFieldName | null)[] {
  const found = headings.map(simplified);
  const columns = headings.map((): MemberFieldName | null => null);
  for (const field of memberFieldNames) {
    const { heading, name, columns: others = [] } = memberFields[field];
    const names = [field, heading, name, headingOf(field, houses), ...others].map(simplified);
    const index = found.findIndex((each) => names.includes(each));
    if (index >= 0) columns[index] = field;
  }
  return columns;
}

/** The cell without the apostrophe that our own download puts before formulas. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');
