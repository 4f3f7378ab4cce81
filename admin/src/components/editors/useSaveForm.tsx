import { messages } from '@year-group/api-types/messages';
import { useRef } from 'react';
import { HttpError, type RaRecord, useCreate, useNotify, useUpdate } from 'react-admin';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { draftAt } from '#lib/draft.ts';
import { titleOf } from '#lib/titleOf.ts';
import type { About } from '#lib/waitingChanges.ts';
import { adminToken, waitingChanges } from '#providers/providers.ts';
import { useRefreshList } from '../lists/useRefreshList.ts';
import { PublishedToast } from './PublishedToast.tsx';
import type { Problems } from './schemaCheck.ts';

/** What saving a form needs to know of its record. */
export interface Saving<Values extends FieldValues> {
  resource: string;
  /** The record to change. Undefined for a new one. */
  id: string | undefined;
  /** The initial values, which count as unchanged. */
  initial: Values;
  check: (values: Values) => Problems | undefined;
  /** The request body. @default the values */
  bodyOf?: (values: Values, initial: Values) => object;
  /** Set for a form that is not a record of a resource and stays open after a save. */
  part?: {
    /** What the officer calls it. */
    title: string;
    publish: (values: Values, about: About) => Promise<unknown>;
    onRefused: (refusal: unknown) => void;
  };
  texts: { created: string; createFailed: string; updated: string; updateFailed: string };
  /** What follows; `isWaiting` when it is only saved in this browser. */
  onSaved: (isWaiting: boolean) => void;
  /** The address of a new record's page on the site, if it is published there. */
  pageOf?: (id: string) => string;
}

/**
 * Saves the values of a form as its record, or stores them until there is a network. Problems are
 * shown at their fields. `doneRef` is true once the form has nothing left to save.
 */
export function useSaveForm<Values extends FieldValues>(form: UseFormReturn<Values>, saving: Saving<Values>) {
  const { resource, id, initial, check, bodyOf, part, texts, onSaved, pageOf } = saving;
  const draftKey = `${resource}/${id ?? 'new'}`;
  const doneRef = useRef(false);
  const [create] = useCreate();
  const [update] = useUpdate();
  const notify = useNotify();
  const refresh = useRefreshList(resource);

  function show(problems: Record<string, string> = {}) {
    for (const [index, [field, message]] of Object.entries(problems).entries()) {
      form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
    }
  }

  /** Rejects without a token: the session has ended before any call. */
  const readBody = async (values: Values): Promise<object> => (bodyOf ? bodyOf(values, initial) : values);

  async function save(values: Values, about: About): Promise<RaRecord> {
    if (part) return (await part.publish(values, about)) as RaRecord;
    const params = { data: await readBody(values), meta: about };
    if (id === undefined) return (await create(resource, params, { returnPromise: true })) as RaRecord;
    return (await update(resource, { ...params, id }, { returnPromise: true })) as RaRecord;
  }

  /** It waits: the draft of a stored record stays, so that its form shows what was written. */
  function handleWaiting(values: Values) {
    notify(messages.admin.savedOffline, { type: 'info' });
    if (part) form.reset(values);
    else if (id === undefined) draftAt(draftKey).clear();
    doneRef.current = part === undefined;
    onSaved(true);
  }

  function handleRefusal(error: unknown) {
    part?.onRefused(error);
    const refusal = error instanceof HttpError ? error : undefined;
    if (refusal?.status === 403) return notify(refusal.message, { type: 'error' });
    if (refusal?.status === 401) {
      // The http client has told of the server's answer, but not of what was found without a request.
      if (!refusal.body) adminToken.end(null, refusal.message);
      return;
    }
    notify(id === undefined ? texts.createFailed : texts.updateFailed, { type: 'error' });
    show((refusal?.body as { errors?: Record<string, string> } | null)?.errors);
  }

  function handleStored(stored: RaRecord) {
    doneRef.current = true;
    draftAt(draftKey).clear();
    const sentence = id === undefined ? texts.created : texts.updated;
    // Nobody sees a scheduled record before its time.
    const page = !stored['publishAt'] ? pageOf?.(String(stored.id)) : undefined;
    notify(page ? <PublishedToast sentence={sentence} page={page} /> : sentence, { type: 'success' });
    void refresh(true);
    onSaved(false);
  }

  async function handleSubmit(values: Values) {
    const problems = check(values);
    if (problems) {
      if (problems.toast) notify(problems.toast, { type: 'error' });
      show(problems.fields);
      return;
    }
    const about: About = {
      key: crypto.randomUUID(),
      title: part ? messages.admin.publicationOf(part.title) : titleOf(values),
      form: { draftKey, values },
    };
    try {
      const saved = await save(values, about);
      if (waitingChanges.has(about.key)) handleWaiting(values);
      else handleStored(saved);
    } catch (error) {
      handleRefusal(error);
    }
  }

  return { draftKey, doneRef, handleSubmit };
}
