import { type CsvColumn, csvTable } from '../common/csv.ts';
import { actionTexts, type ChainedAction } from './action.ts';
import { officerText } from './actionTexts.ts';

/** The name under which the log is downloaded. */
export const actionFileName = 'log.csv';

const columns: CsvColumn<ChainedAction>[] = [
  ['Place', ({ position }) => `${position}`],
  ['Time', ({ createdAt }) => createdAt],
  ['Officer', officerText],
  ['Action', ({ action }) => actionTexts[action]],
  ['Done To', ({ target }) => target],
  ['Detail', ({ detail }) => detail],
  ['Hash', ({ hash }) => hash],
];

/** The log as a CSV file, one row for each entry. */
export const actionsToCsv = (actions: readonly ChainedAction[]): string => csvTable(columns, actions);
