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

/** A heading as it is compared: “E-mail” is “Email”. */
const simplified = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/**
 * Reads the members from a CSV file. Throws a readable message when the format or the columns are
 * wrong.
 */
export async function readMembersFile(file: Blob, houses: Houses): Promise<FileRow[]> {
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  const [head = [], ...body] = Papa.parse<string[]>(text).data;
  const columns = columnsOf(head, houses);
  const rows = body.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ line: index + 2, member: readRow(columns, cells) }],
  );
  if (rows.length === 0) throw new Error(messages.members.importEmpty);
  return rows;
}

/** Decodes UTF-8 or Excel's Windows encoding. Spreadsheet formats and images contain zero bytes. */
function decode(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new Error(messages.members.importNoCsv);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function columnsOf(head: readonly string[], houses: Houses): Map<MemberFieldName, number> {
  const found = head.map(simplified);
  const columns = new Map<MemberFieldName, number>();
  for (const field of memberFieldNames) {
    const { heading, name } = memberFields[field];
    const names = [field, heading, name, headingOf(field, houses)].map(simplified);
    const index = found.findIndex((name) => names.includes(name));
    if (index >= 0) columns.set(field, index);
  }
  const missing = requiredFields
    .filter((field) => !columns.has(field))
    .map((field) => memberFields[field].heading);
  if (missing.length === requiredFields.length) throw new Error(messages.members.importNoCsv);
  if (missing.length > 0) throw new Error(messages.members.importHeaders(missing, head));
  return columns;
}

const readRow = (columns: Map<MemberFieldName, number>, cells: readonly string[]): ImportedRow =>
  byField(memberFieldNames, (field) => plain(cells[columns.get(field) ?? -1] ?? ''));

/** The cell without the apostrophe that our own download puts before formulas. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');
