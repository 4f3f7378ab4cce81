import { formatLongDate } from '@year-group/api-types/common/dates';
import { type HandoverStep, type Renewals, renewalKinds } from '@year-group/api-types/officers/handover';
import type { handovers } from '#platform/db/schema.ts';

interface Finding {
  isDone: boolean;
  text: string;
}
export type Findings = Record<HandoverStep, Finding[]>;

/** The facts of this moment by which the steps of a handover are judged. */
export interface Facts {
  handover: typeof handovers.$inferSelect;
  officers: {
    id: string;
    name: string;
    isOwner: boolean;
    joinedAt: Date | null;
    hasSecondFactor: boolean;
    isOwnerAccount: boolean;
  }[];
  secretsNow: Record<string, string>;
  lastPaymentAt: Date | undefined;
  /** Whether there is a shop whose orders are paid through a provider. */
  hasPayments: boolean;
}

const done = (text: string): Finding => ({ isDone: true, text });
const open = (text: string): Finding => ({ isDone: false, text });
const day = (moment: Date) => formatLongDate(moment.toISOString());

/** Each step with what was found; a step is done when all of its findings are. */
export const findAll = (facts: Facts): Findings => ({
  officers: newOfficers(facts),
  leavers: leavers(facts),
  secrets: secrets(facts),
  backup: [rehearsal(facts)],
  letter: [letter(facts)],
  payment: [payment(facts)],
  renewals: renewals(facts.handover.renewals),
});

function newOfficers({ officers, handover: { startedAt } }: Facts): Finding[] {
  const isNew = ({ joinedAt }: Facts['officers'][number]) => joinedAt === null || joinedAt > startedAt;
  const newcomers = officers.filter((officer) => !officer.isOwnerAccount && isNew(officer));
  const found = newcomers.map(({ name, joinedAt, hasSecondFactor }) => {
    if (!joinedAt) return open(`${name} was invited and has not logged in yet.`);
    if (!hasSecondFactor) return open(`${name} has logged in, without a second factor.`);
    return done(`${name} logged in on ${day(joinedAt)}, with a second factor.`);
  });
  const hasOwner = newcomers.some(({ isOwner, joinedAt }) => isOwner && joinedAt);
  return hasOwner ? found : [...found, open('No new owner has logged in since the handover began.')];
}

function leavers({ officers, handover: { leaving } }: Facts): Finding[] {
  if (!leaving) return [open('Nobody has said yet who leaves.')];
  if (leaving.length === 0) return [done('Nobody leaves.')];
  return leaving.map(({ id, name }) =>
    officers.some((officer) => officer.id === id)
      ? open(`${name} is still an officer.`)
      : done(`${name} was removed; their sessions are ended.`),
  );
}

function secrets({ handover: { secretsBefore }, secretsNow }: Facts): Finding[] {
  return Object.entries(secretsNow).map(([name, hash]) =>
    hash === secretsBefore[name] ? open(`${name} is still the old one.`) : done(`${name} is new.`),
  );
}

/** A rehearsal without a result after this time was cut off by the end of its process, in ms. */
const rehearsalTimeoutMs = 10 * 60 * 1000;

/** The state of the rehearsal; one that was cut off counts as failed and can be started again. */
export function rehearsalState({ rehearsal: state, rehearsedAt }: Facts['handover']) {
  const isCutOff = state === 'running' && Date.now() - (rehearsedAt?.getTime() ?? 0) > rehearsalTimeoutMs;
  return isCutOff ? 'failed' : state;
}

function rehearsal({ handover }: Facts): Finding {
  const { rehearsalResult, rehearsedAt } = handover;
  const state = rehearsalState(handover);
  if (state === 'done' && rehearsedAt) return done(`On ${day(rehearsedAt)}: ${rehearsalResult}`);
  if (state === 'failed')
    return open(`The rehearsal failed: ${rehearsalResult || 'the server was stopped before its end.'}`);
  return open(state === 'running' ? 'The rehearsal is running.' : 'No restore was rehearsed yet.');
}

function letter({ handover: { letterSentTo, letterArrivedAt } }: Facts): Finding {
  if (letterArrivedAt) return done(`A letter to ${letterSentTo} arrived on ${day(letterArrivedAt)}.`);
  return open(letterSentTo ? `The code of the letter to ${letterSentTo} is missing.` : 'No letter was sent.');
}

function payment({ lastPaymentAt, hasPayments, handover: { startedAt } }: Facts): Finding {
  if (!hasPayments) return done('There is no shop, or its orders are paid by hand.');
  return lastPaymentAt && lastPaymentAt > startedAt
    ? done(`A payment went through on ${day(lastPaymentAt)}.`)
    : open('No payment went through since the handover began.');
}

const names = { domain: 'The domain', mail: 'The mailboxes', hosting: 'The server' } as const;

function renewals(entered: Renewals): Finding[] {
  return renewalKinds.map((kind) => {
    const { provider, holder, date } = entered[kind];
    if (!provider || !holder || !date) return open(`${names[kind]}: company, login or day is missing.`);
    if (date < new Date().toISOString().slice(0, 10)) return open(`${names[kind]}: the day is in the past.`);
    return done(`${names[kind]}: at ${provider}, login with ${holder}, ends on ${formatLongDate(date)}.`);
  });
}
