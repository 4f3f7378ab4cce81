import { useQueryClient } from '@tanstack/react-query';
import type { EditedSection, GroupSection } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { type HttpError, type SaveHandlerCallbacks, useDataProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { draftIn, draftKeyOf, panelStore } from '#lib/draft.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { contentOf } from './sections.ts';

type Write = 'PUT /api/admin/group/:section/draft' | 'POST /api/admin/group/:section';

/**
 * What the form of a section does on the server. What somebody else, or another device, has
 * published or saved since it was read is never overwritten without a question: `conflict` asks it.
 */
export function useSection(section: GroupSection, edited: EditedSection, onRestart: () => void) {
  const draftKey = draftKeyOf(`group/${section}`);
  const { call } = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  /** What the server says of the others' version or draft. */
  const [conflict, setConflict] = useState<string>();
  const isPublished = conflict === messages.group.publishedMeanwhile;
  const { version, draft } = edited;

  /** Puts what the server has into the query's cache. */
  const setEdited = (fields: Partial<EditedSection>) =>
    queries.setQueryData(['group', section], { ...edited, ...fields });

  function send(route: Write, values: FieldValues) {
    const basedOn = draft?.basedOn ?? version;
    const body = { content: contentOf(values), basedOn, replaces: draft?.savedAt ?? null };
    return call<Write>(route, { params: { section }, body }).catch(ask);
  }

  /** Asks the question, if that is why a call was refused. */
  function ask(refusal: HttpError): never {
    setConflict(refusal.status === 409 ? refusal.message : undefined);
    throw refusal;
  }

  async function saveDraft(values: FieldValues) {
    const saved = await send('PUT /api/admin/group/:section/draft', values);
    setEdited({ draft: saved as EditedSection['draft'] });
  }

  /** react-admin's save of the form: publishes the section. */
  async function save(values: FieldValues, { onSuccess, onError }: SaveHandlerCallbacks = {}) {
    try {
      const published = (await send('POST /api/admin/group/:section', values)) as EditedSection;
      const newest = { version: published.version, publishedAt: new Date().toISOString() };
      setEdited({ ...published, draft: null, history: [newest, ...edited.history] });
      onSuccess?.(published, {}, undefined);
      return undefined;
    } catch (refusal) {
      onError?.(refusal, {}, undefined);
      const { status, message, body } = refusal as HttpError;
      // The notice says it already.
      return status === 409 ? { conflict: message } : body?.errors;
    }
  }

  /** Reads what is on the server, at once: a query would wait for the connection. */
  const readAgain = () => call('GET /api/admin/group/:section', { params: { section } });

  /** Starts again with what is on the server. */
  async function restart() {
    const read = await readAgain();
    setEdited(isPublished ? { ...read, draft: null } : read);
    draftIn(panelStore, draftKey).clear();
    onRestart();
  }

  async function discard() {
    const body = { replaces: draft?.savedAt ?? null };
    await call('DELETE /api/admin/group/:section/draft', { params: { section }, body }).catch(ask);
    await restart();
  }

  /** The next call replaces what is on the server by now. */
  async function keepMine() {
    const read = await readAgain();
    const draft = isPublished && read.draft ? { ...read.draft, basedOn: read.version } : read.draft;
    setEdited({ ...read, draft });
    setConflict(undefined);
  }

  return { save, saveDraft, discard, restart, keepMine, conflict, isPublished };
}
