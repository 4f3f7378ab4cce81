import { randomUUID } from 'node:crypto';
import { messages } from '@year-group/api-types/messages';
import {
  type Handover,
  type HandoverChange,
  handoverSteps,
  type Renewals,
} from '@year-group/api-types/officers/handover';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { handovers, officers } from '#platform/db/schema.ts';
import { conflict } from '#platform/http/errors.ts';
import { currentOfficer } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { gatherFacts, secretHashes } from './facts.ts';
import { type Findings, findAll, rehearsalState } from './findings.ts';
import { createHandoverRepository, type HandoverRow } from './handoverRepository.ts';
import { rehearseRestore } from './rehearseRestore.ts';
import { createTestLetter } from './testLetter.ts';

const nobody = { provider: '', holder: '', date: '' } as const;
const noRenewals: Renewals = { domain: nobody, mail: nobody, hosting: nobody };

/** Leads from one set of officers to the next; every step is proved by what is stored. */
export function createHandoverService(services: Services) {
  const { db, jobs } = services;
  const { latest, underWay, change } = createHandoverRepository(db);
  const testLetter = createTestLetter(services);

  const findingsOf = async (row: HandoverRow): Promise<Findings> =>
    (row.findings as Findings | null) ?? findAll(await gatherFacts(services, row));

  async function present(row: HandoverRow): Promise<Handover> {
    const findings = await findingsOf(row);
    const { id, startedBy, leaving, renewals, letterSentTo } = row;
    return {
      id,
      startedAt: row.startedAt.toISOString(),
      startedBy,
      finishedAt: row.finishedAt?.toISOString() ?? null,
      steps: handoverSteps.map((step) => ({
        step,
        isDone: findings[step].every(({ isDone }) => isDone),
        findings: findings[step],
      })),
      leaving,
      renewals,
      rehearsal: rehearsalState(row),
      letterSentTo,
    };
  }

  return {
    latest: async () => ({ handover: await latest().then((row) => (row ? present(row) : null)) }),

    /** Starts one; 409 while one is under way, which the table's unique index decides. */
    async start(): Promise<Handover> {
      const secretsBefore = await secretHashes(services);
      const row = await db.transaction(async (tx) => {
        const startedBy = currentOfficer()?.officerName ?? '';
        const values = { id: randomUUID(), startedBy, secretsBefore, renewals: noRenewals };
        const [started] = await tx.insert(handovers).values(values).onConflictDoNothing().returning();
        if (!started) throw conflict(messages.handover.underWay);
        await log(tx, 'started');
        return started;
      });
      return present(row);
    },

    async change({ leaving: ids, renewals }: HandoverChange): Promise<Handover> {
      const row = await underWay();
      const leaving = ids && [
        // Those who were removed meanwhile stay on the list by their name.
        ...(row.leaving ?? []).filter(({ id }) => ids.includes(id)),
        ...(await namesOf(db, ids)).filter(({ id }) => !row.leaving?.some((known) => known.id === id)),
      ];
      const fields = { ...(leaving && { leaving }), ...(renewals && { renewals }) };
      return present(Object.keys(fields).length > 0 ? await change(row, fields) : row);
    },

    async startRehearsal(): Promise<Handover> {
      const started = { rehearsal: 'running' as const, rehearsalResult: '', rehearsedAt: new Date() };
      const row = await change(await underWay(), started);
      await db.transaction((tx) => jobs.enqueue(tx, 'rehearse-restore', { handoverId: row.id }));
      return present(row);
    },

    /** The job: an error is a result too, since nobody is helped by a repetition. */
    async rehearse(handoverId: string): Promise<void> {
      const result = await rehearseRestore(services).then(
        (rehearsalResult) => ({ rehearsal: 'done' as const, rehearsalResult }),
        (error: unknown) => ({ rehearsal: 'failed' as const, rehearsalResult: (error as Error).message }),
      );
      await db
        .update(handovers)
        .set({ ...result, rehearsedAt: new Date() })
        .where(eq(handovers.id, handoverId));
    },

    /** Sends the officer who calls a letter with a code; 409 without an address. */
    sendLetter: async () => present(await testLetter.send(await underWay())),

    async answerLetter(code: string): Promise<Handover> {
      const row = await underWay();
      testLetter.check(row, code);
      return present(await change(row, { letterArrivedAt: new Date() }));
    },

    async finish(): Promise<Handover> {
      const row = await underWay();
      const findings = await findingsOf(row);
      const missing = handoverSteps.filter((step) => findings[step].some(({ isDone }) => !isDone));
      if (missing.length > 0) {
        const titles = missing.map((step) => messages.handover.steps[step].title);
        throw conflict(`${messages.handover.unfinished}${titles.join('; ')}.`);
      }
      const finished = await db.transaction(async (tx) => {
        await log(tx, 'finished');
        return createHandoverRepository(tx).change(row, { finishedAt: new Date(), findings });
      });
      return present(finished);
    },

    async stop(): Promise<number> {
      const row = await underWay();
      await db.transaction(async (tx) => {
        await tx.delete(handovers).where(eq(handovers.id, row.id));
        await log(tx, 'stopped');
      });
      return 1;
    },
  };
}

const log = (tx: Database, detail: string) =>
  logActions(tx, [{ action: 'handover', target: 'officers', detail }]);

const namesOf = (db: Database, ids: string[]) =>
  db.select({ id: officers.id, name: officers.name }).from(officers).where(inArray(officers.id, ids));
