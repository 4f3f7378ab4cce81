import { messages } from '@year-group/api-types/messages';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { officerPasskeys, officerRecoveryCodes, officers } from '#platform/db/schema.ts';
import { conflict, HttpError, notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { endSessionsOf, lockCaller } from '../sessions/officerSessionService.ts';
import type { OfficerSession } from './accountService.ts';
import { makeCodeApp, stepOf } from './codeApp.ts';
import { endInvitationsOf } from './invitations.ts';
import { createOfficerChallenges } from './officerChallenges.ts';
import { createOfficerLetters } from './officerLetters.ts';
import type { Passkeys } from './passkeys.ts';
import { replaceRecoveryCodes } from './secretCodes.ts';

type Officer = typeof officers.$inferSelect;

/** Sets up and removes second factors of the officer who calls; a letter confirms each change. */
export function createFactorService({ db, group, sealing, settings, mail }: Services, passkeys: Passkeys) {
  const challenges = createOfficerChallenges(db);
  const letters = createOfficerLetters(mail);
  const wrong = (sentence: string) => new HttpError(400, 'wrong-code', sentence);

  /** Changes the factors of an officer, whose row is locked, and writes a letter about it. */
  async function change<Result>(
    { id: sessionId, officer: { id } }: OfficerSession,
    text: string,
    work: (tx: Database, officer: Officer) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction(async (tx) => {
      const officer = await lockCaller(tx, sessionId, id);
      const result = await work(tx, officer);
      await endInvitationsOf(tx, id);
      await letters.signInChanged(tx, officer, text);
      await logActions(tx, [{ action: 'second-factor', target: `officers/${id}`, detail: text }]);
      return result;
    });
  }

  /** With the first second factor an officer gets recovery codes; those made before there was one end. */
  async function withCodes(tx: Database, { id, codeAppSecret }: Officer, addedPasskeys = 0) {
    const left = await tx.$count(officerRecoveryCodes, eq(officerRecoveryCodes.officerId, id));
    const passkeyCount = await tx.$count(officerPasskeys, eq(officerPasskeys.officerId, id));
    const isFirst = codeAppSecret === null && passkeyCount === addedPasskeys;
    return { recoveryCodes: left > 0 && !isFirst ? null : await replaceRecoveryCodes(tx, id) };
  }

  /** After a removal: in live mode refuses it when no factor is left, else ends recovery codes. */
  async function afterRemoval(tx: Database, id: string, hasCodeApp: boolean): Promise<void> {
    const own = eq(officerPasskeys.officerId, id);
    const usable = await tx.$count(officerPasskeys, and(own, eq(officerPasskeys.domain, passkeys.domain)));
    if (hasCodeApp || usable > 0) return;
    if (settings.mode === 'live') throw conflict(messages.officers.lastFactor);
    const others = await tx.$count(officerPasskeys, and(own, ne(officerPasskeys.domain, passkeys.domain)));
    if (others > 0) return;
    await tx.delete(officerRecoveryCodes).where(eq(officerRecoveryCodes.officerId, id));
  }

  return {
    async beginCodeApp({ id, name, email }: Officer) {
      const { shortName } = await group.identity();
      const made = await makeCodeApp({ issuer: shortName || 'Website', label: email ?? name });
      const sealed = await sealing.sealLasting(made.secret);
      return { challengeId: await challenges.insert('code-app-new', id, sealed), ...made };
    },

    /** Stores the code app once a code of it is right; throws 400 for a wrong one. */
    async confirmCodeApp(session: OfficerSession, given: { challengeId: string; code: string }) {
      const { id } = session.officer;
      const asked = await challenges.attempt(given.challengeId, 'code-app-new', id);
      const secret = asked && (await sealing.openLasting(asked.content))?.content;
      if (!asked || !secret) throw wrong(messages.officers.challengeEnded);
      const step = stepOf(secret, given.code);
      if (step === undefined) throw wrong(messages.officers.wrongCode);
      if (!(await challenges.end(given.challengeId))) throw wrong(messages.officers.challengeEnded);
      return change(session, 'A code app was set up.', async (tx, officer) => {
        const added = { codeAppSecret: asked.content, codeAppStep: step };
        await tx.update(officers).set(added).where(eq(officers.id, id));
        return withCodes(tx, officer);
      });
    },

    removeCodeApp: (session: OfficerSession) =>
      change(session, 'The code app was removed.', async (tx, { id, codeAppSecret }) => {
        if (!codeAppSecret) notFound(messages.officers.noCodeApp);
        await tx.update(officers).set({ codeAppSecret: null, codeAppStep: null }).where(eq(officers.id, id));
        await afterRemoval(tx, id, false);
        await endSessionsOf(tx, id, session.id);
        return { deleted: 1 };
      }),

    async beginPasskey(officer: Officer) {
      const { name } = await group.identity();
      const options = await passkeys.askForNew(officer, name);
      const challengeId = await challenges.insert('passkey-new', officer.id, options.challenge);
      return { challengeId, options: { ...options } };
    },

    /** Stores a passkey; throws 400 when the browser's answer is wrong. */
    async addPasskey(
      session: OfficerSession,
      { challengeId, name, response }: { challengeId: string; name: string; response: { id: string } },
    ) {
      const { id } = session.officer;
      const asked = await challenges.take(challengeId, 'passkey-new', id);
      if (!asked) throw wrong(messages.officers.challengeEnded);
      const made = await passkeys.readNew(response, asked.content);
      if (!made) throw wrong(messages.officers.passkeyRefused);
      return change(session, `A passkey was added: ${name}.`, async (tx, officer) => {
        const rows = await tx
          .insert(officerPasskeys)
          .values({ ...made, officerId: id, name })
          .onConflictDoNothing()
          .returning({ id: officerPasskeys.id });
        if (rows.length === 0) throw wrong(messages.officers.passkeyRefused);
        return withCodes(tx, officer, 1);
      });
    },

    removePasskey: (session: OfficerSession, passkeyId: string) =>
      change(session, 'A passkey was removed.', async (tx, { id, passwordHash, codeAppSecret }) => {
        const isIt = and(eq(officerPasskeys.id, passkeyId), eq(officerPasskeys.officerId, id));
        const rows = await tx.delete(officerPasskeys).where(isIt).returning({ id: officerPasskeys.id });
        if (rows.length === 0) notFound(messages.officers.unknownPasskey);
        const isHere = and(eq(officerPasskeys.officerId, id), eq(officerPasskeys.domain, passkeys.domain));
        if (!passwordHash && (await tx.$count(officerPasskeys, isHere)) === 0) {
          throw conflict(messages.officers.lastWayIn);
        }
        await afterRemoval(tx, id, codeAppSecret !== null);
        await endSessionsOf(tx, id, session.id);
        return { deleted: 1 };
      }),

    makeRecoveryCodes: (session: OfficerSession) =>
      change(session, 'New recovery codes were made; the old ones no longer work.', async (tx, { id }) => ({
        recoveryCodes: await replaceRecoveryCodes(tx, id),
      })),
  };
}

export type FactorService = ReturnType<typeof createFactorService>;
