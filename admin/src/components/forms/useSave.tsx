import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { useRef } from 'react';
import type { HttpError, RaRecord } from 'react-admin';
import {
  useGetRecordRepresentation,
  useNotify,
  useRedirect,
  useResourceContext,
  useSaveContext,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { changedValues, draftIn, draftKeyOf, panelStore } from '#lib/draft.ts';
import { NoReply } from '#providers/httpClient.ts';
import { adminToken, waitingChanges } from '#providers/providers.ts';
import { showFirstPage } from '../lists/useChange.tsx';
import { useGoBack } from '../useGoBack.ts';

/** What saving a form needs to know of its record. */
export interface Saving<Row extends RaRecord, Values extends FieldValues> {
  /** The request body, of which a stored record is sent what was changed. @default the values */
  bodyOf?: (values: Values, initial: Values) => object;
  texts: {
    created: string;
    createFailed: string;
    updated: string;
    updateFailed: string;
    /** Where a missing token has its own sentence. */
    authentication?: string;
  };
  /**
   * What follows, saved on the server or, without a connection, in this browser. @default the list, as it
   * was or, for a new record, at its top
   */
  onSaved?: ((isWaiting: boolean, values: Values) => void) | undefined;
  /** Whether the list then starts again at its first page. */
  showsFirstPage?: boolean;
  /** The address of the stored record's page on the website, if it is published there. */
  pageOf?: (stored: Row) => string | undefined;
}

/**
 * Saves a form by react-admin's own `save`, with what the data provider needs to keep the save
 * without a connection. What the server refuses is shown at its fields. `savedRef` is set once
 * there is nothing left to save.
 */
export function useSave<Row extends RaRecord, Values extends FieldValues>(
  { bodyOf, texts, onSaved, showsFirstPage, pageOf }: Saving<Row, Values>,
  record: Row | undefined,
  initial: Values,
) {
  const savedRef = useRef(false);
  const resource = useResourceContext();
  const titleOf = useGetRecordRepresentation(resource);
  const toList = useGoBack(`/${resource}`);
  const redirect = useRedirect();
  const { save: store } = useSaveContext();
  const notify = useNotify();
  const queries = useQueryClient();
  const draftKey = draftKeyOf(resource, record?.id);

  /** Ends the draft and says so, also where the form was left while it was sent; `stored` is then not known. */
  function tell(isWaiting: boolean, stored?: Row) {
    // Until it is sent, the form of a stored record shows what was written.
    if (!isWaiting || !record) draftIn(panelStore, draftKey).clear();
    const page = isWaiting || !stored ? undefined : pageOf?.(stored);
    const sentence = record ? texts.updated : texts.created;
    const visit = page && (
      <Button size="small" href={page} target="_blank" rel="noreferrer">
        View on the website
      </Button>
    );
    if (isWaiting) notify(messages.admin.savedOffline, { type: 'info' });
    else notify(sentence, { type: 'success', action: visit });
  }

  function handleSuccess(stored: Row, values: Values, key: string) {
    savedRef.current = true;
    const isWaiting = waitingChanges.has(key);
    tell(isWaiting, stored);
    const id = String(stored.id);
    // Where a form reads it; react-admin stores the reply under `meta` too.
    if (!isWaiting) queries.setQueryData([resource, 'getOne', { id }], stored);
    queries.removeQueries({ queryKey: [resource, 'getOne', { id, meta: { key } }] });
    if (!isWaiting && showsFirstPage) showFirstPage(queries, resource);
    // react-admin lays the reply over the rows of its lists: what the reply no longer has would stay.
    if (!isWaiting) void queries.invalidateQueries({ queryKey: [resource] });
    (onSaved ?? (record ? toList : () => redirect('list', resource)))(isWaiting, values);
  }

  function handleError(error: HttpError | NoReply) {
    const failed = record ? texts.updateFailed : texts.createFailed;
    if (error instanceof NoReply) return notify(`${failed} ${error.message}`, { type: 'error' });
    // The http client has told of it already, and goes to the login.
    if (error.status === 401) return;
    notify(error.status === 403 ? error.message : failed, { type: 'error' });
  }

  async function save(values: Values) {
    if (texts.authentication && !adminToken.read()) return adminToken.end(null, texts.authentication);
    const key = crypto.randomUUID();
    const bodyFrom = (typed: Values): Record<string, unknown> => ({ ...(bodyOf?.(typed, initial) ?? typed) });
    const all = bodyFrom(values);
    // Other officers may have changed the rest of a stored record meanwhile. A field that an earlier, still
    // waiting save changed is sent too, even if it has its old value again: that save would otherwise win.
    const changed = record ? changedValues(all, bodyFrom(initial)) : all;
    const waiting = waitingChanges
      .read()
      .filter(({ name, input }) => name === resource && input.id === record?.id);
    const sent: object = Object.assign({}, changed, ...waiting.map(({ input }) => input.data));
    const body = Object.fromEntries(Object.entries(all).filter(([name]) => name in sent));
    let form: string | undefined;
    let isAnswered = false;
    const fields: object | undefined = await store?.(body, {
      meta: {
        key,
        title: titleOf(values) as string,
        form: { draftKey, values: changedValues(values, initial) },
      },
      onSuccess(stored: Row) {
        isAnswered = true;
        handleSuccess(stored, values, key);
      },
      onError(error) {
        isAnswered = true;
        const { message, status } = error as HttpError;
        // After a session that has ended, the draft is there at the next login.
        if (status !== 401) form = message;
        handleError(error as HttpError);
      },
    });
    // react-query does not call `onSuccess` of a form that was left meanwhile.
    if (!isAnswered && !fields) tell(waitingChanges.has(key));
    return fields && Object.keys(fields).length > 0 ? fields : form && { form };
  }

  return { draftKey, savedRef, save };
}
