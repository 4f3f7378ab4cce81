import { useQuery } from '@tanstack/react-query';
import type { GroupSection, SectionChange } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { HttpError, type SaveHandlerCallbacks, useDataProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { draftIn, panelStore } from '#lib/draft.ts';
import type { About, PanelDataProvider } from '#providers/dataProvider.ts';
import { waitingChanges } from '#providers/providers.ts';
import { contentOf, emptySections } from './sections.ts';

/** The version and the draft that the editor has seen. */
type Seen = Pick<SectionChange, 'basedOn' | 'replaces'>;

/**
 * One section with its calls. What somebody else, or another device, has published or saved since
 * it was read is never overwritten without a question: `conflict` then says so.
 */
export function useEditedSection(section: GroupSection, title: string) {
  const { call } = useDataProvider<PanelDataProvider>();
  const notify = useNotify();
  const params = { section };
  const { data, error, refetch } = useQuery({
    queryKey: ['group', section],
    queryFn: () => call('GET /api/admin/group/:section', { params }),
    // A read in the background would make the form count a version as seen that nobody saw.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // Counts up when the form must start with what was read last.
  const [start, setStart] = useState(0);
  const [chosen, setChosen] = useState<Partial<Seen>>({});
  const [conflict, setConflict] = useState<string>();
  /** What waits to be published. */
  const [written, setWritten] = useState<FieldValues>();

  const seen: Seen = {
    basedOn: data?.draft?.basedOn ?? data?.version ?? 0,
    replaces: data?.draft?.savedAt ?? null,
    ...chosen,
  };
  const change = (values: FieldValues): SectionChange => ({ content: contentOf(values), ...seen });

  async function read() {
    const { data: newest, error: failure } = await refetch();
    if (failure) notify(failure.message, { type: 'error' });
    return failure ? undefined : newest;
  }

  /** The form starts again with what is on the server. */
  async function restart() {
    if (!(await read())) return;
    draftIn(panelStore, `group/${section}/new`).clear();
    setChosen({});
    setConflict(undefined);
    setWritten(undefined);
    setStart((count) => count + 1);
  }

  /** The form starts again with what was published without a connection. */
  function goOnWith(values: FieldValues) {
    setWritten(values);
    setStart((count) => count + 1);
  }

  /** The next call replaces what is on the server by then. */
  async function keepMine() {
    const newest = await read();
    if (!newest) return;
    setChosen(
      conflict === messages.group.draftedMeanwhile
        ? { ...seen, replaces: newest.draft?.savedAt ?? null }
        : { ...seen, basedOn: newest.version },
    );
    setConflict(undefined);
  }

  /** A refusal because of somebody else becomes the conflict. */
  function onRefused(refusal: unknown) {
    setConflict(refusal instanceof HttpError && refusal.status === 409 ? refusal.message : undefined);
  }

  /** Resolves to whether it only waits in this browser. */
  async function saveDraft(values: FieldValues): Promise<boolean> {
    const body = change(values);
    const form = { draftKey: `group/${section}/new`, values };
    const about: About = { key: crypto.randomUUID(), title: messages.admin.draftOf(title), form };
    try {
      const saved = await call('PUT /api/admin/group/:section/draft', { params, body }, about);
      const isWaiting = waitingChanges.has(about.key);
      if (!isWaiting) setChosen({ basedOn: body.basedOn, replaces: saved.savedAt });
      return isWaiting;
    } catch (refusal) {
      onRefused(refusal);
      throw refusal;
    }
  }

  /** react-admin's save of the form: publishes the section. */
  async function save(values: FieldValues, { meta, onSuccess, onError }: SaveHandlerCallbacks = {}) {
    const about: About = { ...meta, title: messages.admin.publicationOf(title) };
    try {
      const published = await call('POST /api/admin/group/:section', { params, body: change(values) }, about);
      onSuccess?.(published, {}, undefined);
      return undefined;
    } catch (refusal) {
      onRefused(refusal);
      onError?.(refusal, {}, undefined);
      return (refusal as HttpError).body?.errors;
    }
  }

  return {
    data,
    /** What the form starts with. */
    initial: written ?? data?.draft?.content ?? data?.content ?? emptySections[section],
    error,
    refetch,
    start,
    conflict,
    restart,
    goOnWith,
    keepMine,
    saveDraft,
    publishing: { save },
    discardDraft: () => call('DELETE /api/admin/group/:section/draft', { params }),
    readVersion: async (version: number) => {
      const path = { section, version: String(version) };
      return (await call('GET /api/admin/group/:section/versions/:version', { params: path })).content;
    },
  };
}

export type EditedSectionHook = ReturnType<typeof useEditedSection>;
