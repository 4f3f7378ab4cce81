import { csvTable } from './csv.ts';
import type { EventAnswer } from './eventAnswer.ts';

/** The name under which an officer downloads the answers to an event. */
export const answersFileName = 'event_answers.csv';

/** The answers to an event as a CSV file. */
export const answersToCsv = (answers: readonly EventAnswer[]): string =>
  csvTable(
    [
      ['Name', ({ name }) => name],
      ['Coming', ({ coming }) => (coming ? 'yes' : 'no')],
      ['Guests', ({ guests }) => String(guests)],
      ['Answered', ({ answeredAt }) => answeredAt],
    ],
    answers,
  );
