import { useQueryClient } from '@tanstack/react-query';
import type { EditedSection, GroupSection } from '@year-group/api-types/group/group';
import { groupTitles } from '@year-group/api-types/group/groupTitles';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { type HttpError, type SaveHandlerCallbacks, useDataProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { draftIn, panelStore } from '#lib/draft.ts';
import type { About, PanelDataProvider } from '#providers/dataProvider.ts';
import { waitingChanges } from '#providers/providers.ts';
import { contentOf } from './sections.ts';

type Write = 'PUT /api/admin/group/:section/draft' | 'POST /api/admin/group/:section';

/**
 * What the form of a section does on the server. What somebody else, or another device, has
 * published or saved since it was read is never overwritten without a question: `conflict` asks it.
 */
export function useSection(section: GroupSection, edited: EditedSection, onRestart: () => void) {
  const title = groupTitles[section];
  const draftKey = `group/${section}/new`;
  const changes = ['group', section];
  const { call } = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  /** What the server says of the others' version or draft. */
  const [conflict, setConflict] = useState<string>();
  const { version, draft } = edited;

  /** Remembers what is on the server, or will be. */
  const know = (fields: Partial<EditedSection>) =>
    queries.setQueryData(['group', section], { ...edited, ...fields });

  function send(route: Write, values: FieldValues, about?: About) {
    const basedOn = draft?.basedOn ?? version;
    const body = { content: contentOf(values), basedOn, replaces: draft?.savedAt ?? null };
    return call<Write>(route, { params: { section }, body }, about).catch((refusal: HttpError) => {
      setConflict(refusal.status === 409 ? refusal.message : undefined);
      throw refusal;
    });
  }

  /** Resolves to what became of it: without a connection it waits in this browser. */
  async function saveDraft(values: FieldValues): Promise<string> {
    const form = { draftKey, values };
    const about = { key: crypto.randomUUID(), title: messages.admin.draftOf(title), changes, form };
    const saved = await send('PUT /api/admin/group/:section/draft', values, about);
    if (waitingChanges.has(about.key)) return messages.admin.savedOffline;
    know({ draft: saved as EditedSection['draft'] });
    return messages.group.draftSaved;
  }

  /** react-admin's save of the form: publishes the section. */
  async function save(values: FieldValues, { meta, onSuccess, onError }: SaveHandlerCallbacks = {}) {
    const about: About = { ...meta, title: messages.admin.publicationOf(title), changes };
    // How people pay the group asks for a proof of who publishes it: it does not wait.
    const mayWait = section !== 'giving';
    try {
      onSuccess?.(
        await send('POST /api/admin/group/:section', values, mayWait ? about : undefined),
        {},
        undefined,
      );
      return undefined;
    } catch (refusal) {
      onError?.(refusal, {}, undefined);
      return (refusal as HttpError).body?.errors;
    }
  }

  /** Reads what is on the server, at once: a query would wait for the connection. */
  const readAgain = () => call('GET /api/admin/group/:section', { params: { section } });

  /** Starts again with what is on the server. */
  async function restart() {
    know(await readAgain());
    draftIn(panelStore, draftKey).clear();
    onRestart();
  }

  /** The next call replaces what is on the server by now. */
  async function keepMine() {
    const read = await readAgain();
    const isPublished = conflict === messages.group.publishedMeanwhile;
    const draft = isPublished && read.draft ? { ...read.draft, basedOn: read.version } : read.draft;
    know({ ...read, draft });
    setConflict(undefined);
  }

  return { save, saveDraft, know, restart, keepMine, conflict };
}
