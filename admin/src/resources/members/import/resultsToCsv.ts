import { type CsvColumn, csvTable } from '@year-group/api-types/csv';
import { formatPhone } from '@year-group/api-types/phone';
import type { RowResult } from './importMembers.ts';

const columns: CsvColumn<RowResult>[] = [
  ['Row', ({ line }) => String(line)],
  ['Full Name', ({ member }) => member.fullName ?? ''],
  ['Email Address', ({ member }) => member.email ?? ''],
  ['Phone Number', ({ member }) => formatPhone(member.phone ?? '')],
  ['Result', ({ outcome }) => outcome],
  ['Why', ({ why }) => why],
];

/** The result of every row, for a spreadsheet. */
export const resultsToCsv = (rows: readonly RowResult[]): string => csvTable(columns, rows);
