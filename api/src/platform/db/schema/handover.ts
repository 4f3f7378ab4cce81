import type { Renewals } from '@year-group/api-types/handover';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Handovers to the next officers; at most one without `finished_at` is under way. */
export const handovers = pgTable(
  'handovers',
  {
    id: uuid('id').primaryKey(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** The officer's name: they may be removed before the end. */
    startedBy: text('started_by').notNull(),
    finishedAt: moment('finished_at'),
    /** Hashes of the secrets at the start, by the name of their setting: a changed one is a new secret. */
    secretsBefore: jsonb('secrets_before').$type<Record<string, string>>().notNull(),
    /** Who leaves, with the names of that moment; null until somebody has said so. */
    leaving: jsonb('leaving').$type<{ id: string; name: string }[]>(),
    renewals: jsonb('renewals').$type<Renewals>().notNull(),
    /** `none`, `running`, `failed` or `done`. */
    rehearsal: text('rehearsal').$type<'none' | 'running' | 'failed' | 'done'>().notNull().default('none'),
    /** What the rehearsal found, as a sentence. */
    rehearsalResult: text('rehearsal_result').notNull().default(''),
    /** When the rehearsal was started, and after its end when it ended. */
    rehearsedAt: moment('rehearsed_at'),
    letterSentTo: text('letter_sent_to'),
    /** A keyed hash of the code in the last letter. */
    letterCode: text('letter_code'),
    letterArrivedAt: moment('letter_arrived_at'),
    /** What each step had found when the handover was finished: the printed sheet stays as it was. */
    findings: jsonb('findings').$type<Record<string, { isDone: boolean; text: string }[]>>(),
  },
  (table) => [
    uniqueIndex('handovers_under_way')
      .on(sql`(${table.finishedAt} is null)`)
      .where(sql`${table.finishedAt} is null`),
  ],
);
