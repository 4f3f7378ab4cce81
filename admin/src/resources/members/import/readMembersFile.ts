import type { ImportedRow } from '@year-group/api-types/memberImport';
import { messages } from '@year-group/api-types/messages';
import Papa from 'papaparse';

/** A member in the file, with the row number that a spreadsheet shows. */
export interface FileRow {
  line: number;
  member: ImportedRow;
}

type Field = keyof ImportedRow;

/** The accepted headings of each field. The first is that of our own download. */
const headings: Record<Field, readonly [string, ...string[]]> = {
  fullName: ['Full Name', 'Name'],
  email: ['Email Address', 'Email', 'E-mail'],
  phone: ['Phone Number', 'Phone'],
  currentOccupation: ['Current Occupation', 'Occupation'],
  location: ['Current Location', 'Location'],
  houseAtPresec: ['House', 'House at Presec'],
  message: ['Message'],
};
const required: readonly Field[] = ['fullName', 'email', 'phone'];
const fields = Object.keys(headings) as Field[];

/** The headings of the template. */
export const templateHeadings = fields.map((field) => headings[field][0]);

const simplified = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/**
 * Reads the members from a CSV file. Throws a readable message when the format or the columns are
 * wrong.
 */
export async function readMembersFile(file: Blob): Promise<FileRow[]> {
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  const [head = [], ...body] = Papa.parse<string[]>(text).data;
  const columns = columnsOf(head);
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

function columnsOf(head: readonly string[]): Map<Field, number> {
  const found = head.map(simplified);
  const columns = new Map<Field, number>();
  for (const field of fields) {
    const names = [field, ...headings[field]].map(simplified);
    const index = found.findIndex((name) => names.includes(name));
    if (index >= 0) columns.set(field, index);
  }
  const missing = required.filter((field) => !columns.has(field)).map((field) => headings[field][0]);
  if (missing.length === required.length) throw new Error(messages.members.importNoCsv);
  if (missing.length > 0) throw new Error(messages.members.importHeaders(missing, head));
  return columns;
}

function readRow(columns: Map<Field, number>, cells: readonly string[]): ImportedRow {
  const read = (field: Field) => plain(cells[columns.get(field) ?? -1] ?? '');
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Required<ImportedRow>;
}

/** The cell without the apostrophe that our own download puts before formulas. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');
