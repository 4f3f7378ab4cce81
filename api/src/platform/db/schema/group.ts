import type { Renewals } from '@year-group/api-types/officers/handover';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

const moment = (name: string) => t.timestamp(name, { withTimezone: true });
type Content = Record<string, unknown>;

/** Every published version of each section of the group's record; rows are never changed. */
export const groupVersions = t.pgTable(
  'group_versions',
  {
    section: t.text('section').notNull(),
    /** From 1, without gaps. */
    version: t.integer('version').notNull(),
    content: t.jsonb('content').$type<Content>().notNull(),
    publishedAt: t.timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [t.primaryKey({ columns: [table.section, table.version] })],
);

/** The unpublished draft of a section. */
export const groupDrafts = t.pgTable('group_drafts', {
  section: t.text('section').primaryKey(),
  content: t.jsonb('content').$type<Content>().notNull(),
  /** The version that its editor started from. */
  basedOn: t.integer('based_on').notNull(),
  savedAt: t.timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Handovers to the next officers; at most one without `finished_at` is under way. */
export const handovers = t.pgTable(
  'handovers',
  {
    id: t.uuid('id').primaryKey(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** The officer's name: they may be removed before the end. */
    startedBy: t.text('started_by').notNull(),
    finishedAt: moment('finished_at'),
    /** Hashes of the secrets at the start, by setting: a changed hash means a new secret. */
    secretsBefore: t.jsonb('secrets_before').$type<Record<string, string>>().notNull(),
    /** Who leaves, with the names of that moment; null until somebody has said so. */
    leaving: t.jsonb('leaving').$type<{ id: string; name: string }[]>(),
    renewals: t.jsonb('renewals').$type<Renewals>().notNull(),
    /** `none`, `running`, `failed` or `done`. */
    rehearsal: t.text('rehearsal').$type<'none' | 'running' | 'failed' | 'done'>().notNull().default('none'),
    rehearsalResult: t.text('rehearsal_result').notNull().default(''),
    /** When the rehearsal was started, and after its end when it ended. */
    rehearsedAt: moment('rehearsed_at'),
    letterSentTo: t.text('letter_sent_to'),
    /** A keyed hash of the code in the last letter. */
    letterCode: t.text('letter_code'),
    letterArrivedAt: moment('letter_arrived_at'),
    /** What each step had found when the handover was finished, for the printed sheet. */
    findings: t.jsonb('findings').$type<Record<string, { isDone: boolean; text: string }[]>>(),
  },
  (table) => [
    t
      .uniqueIndex('handovers_under_way')
      .on(sql`(${table.finishedAt} is null)`)
      .where(sql`${table.finishedAt} is null`),
  ],
);
