import { answerDays } from '@year-group/api-types/common/limits';
import type { Event } from '@year-group/api-types/content/event';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { parseText, readText, writeText } from '#lib/storage.ts';
import type { Answer } from '#store/api/eventsApi.ts';

/** Key in local storage: an answer is changed on the device that gave it, also days later. */
const key = 'eventAnswers';
const dayMs = 24 * 60 * 60 * 1000;

/** What this device answered to an event, or will: a request sent twice must be one answer. */
interface StoredAnswer {
  id: string;
  /** Absent until the server has stored it. */
  answer?: Answer;
  /** When it is deleted, in ms. */
  until: number;
}
type StoredAnswers = Record<string, StoredAnswer>;
type DatedEvent = Pick<Event, 'id' | 'startsAt'>;

/** Used when storage is forbidden. */
let instead = '{}';
const listeners = new Set<() => void>();

const readAnswers = (): string => readText('localStorage', key) ?? instead;
const parse = (text: string) => (parseText(text) ?? {}) as StoredAnswers;

/** This device's answer to an event. Undefined also on the server and in the first render. */
export function useStoredAnswer({ id, startsAt }: DatedEvent): StoredAnswer | undefined {
  const text = useSyncExternalStore(subscribe, readAnswers, () => '{}');
  // The event may have been moved since the answer.
  useEffect(() => storeAnswer({ id, startsAt }, parse(readAnswers())[id]), [id, startsAt]);
  return useMemo(() => parse(text)[id], [text, id]);
}

/** Stores this device's answer to an event, or deletes it. */
export function storeAnswer(
  { id: eventId, startsAt }: DatedEvent,
  stored: Omit<StoredAnswer, 'until'> | undefined,
): void {
  const { [eventId]: _, ...others } = parse(readAnswers());
  const until = Date.parse(startsAt) + answerDays * dayMs;
  write(stored ? { ...others, [eventId]: { ...stored, until } } : others);
}

/** Writes the answers, without those of events long ago. */
function write(answers: StoredAnswers): void {
  const kept = Object.entries(answers).filter(([, { until }]) => until > Date.now());
  instead = JSON.stringify(Object.fromEntries(kept));
  writeText('localStorage', key, kept.length > 0 ? instead : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
