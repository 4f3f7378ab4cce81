import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import { type EditedSection, type GroupSection, groupSections } from '@year-group/api-types/group/group';
import { groupTitles } from '@year-group/api-types/group/groupTitles';
import { messages } from '@year-group/api-types/messages';
import { type ComponentType, useState } from 'react';
import {
  type HttpError,
  type RaRecord,
  ResourceContextProvider,
  SaveContextProvider,
  type SaveHandlerCallbacks,
  useDataProvider,
} from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { ActButton } from '#components/ActButton.tsx';
import { PanelForm } from '#components/forms/PanelForm.tsx';
import { Preview } from '#components/forms/Preview.tsx';
import { draftIn, panelStore } from '#lib/draft.ts';
import { refreshBrand } from '#providers/brand.ts';
import type { About, PanelDataProvider } from '#providers/dataProvider.ts';
import { waitingChanges } from '#providers/providers.ts';
import { ContactFields, HousesFields, IdentityFields, PartsFields } from './groupFields.tsx';
import { HomeFields } from './homeFields.tsx';
import { LookFields } from './lookFields.tsx';
import { AboutFields, AlumniFields } from './pageFields.tsx';
import { RegistrationFields } from './registrationFields.tsx';
import { contentOf, emptySections } from './sections.ts';
import type { useSetup } from './setup/setup.ts';
import { GivingFields, ShopFields } from './tradeFields.tsx';
import { Versions } from './Versions.tsx';

const sectionFields: Record<GroupSection, ComponentType> = {
  parts: PartsFields,
  identity: IdentityFields,
  look: LookFields,
  houses: HousesFields,
  contact: ContactFields,
  home: HomeFields,
  about: AboutFields,
  alumni: AlumniFields,
  giving: GivingFields,
  shop: ShopFields,
  registration: RegistrationFields,
};

type Write = 'PUT /api/admin/group/:section/draft' | 'POST /api/admin/group/:section';

interface SectionFormProps {
  section: GroupSection;
  /** The section as it was read last. */
  edited: EditedSection;
  setup: ReturnType<typeof useSetup>;
  /** The form starts again with what was read last. */
  onRestart: () => void;
}

/**
 * The form of a section. What somebody else, or another device, has published or saved since it was
 * read is never overwritten without a question.
 */
export function SectionForm(props: SectionFormProps) {
  const { section, edited, setup, onRestart } = props;
  const title = groupTitles[section];
  const draftKey = `group/${section}/new`;
  const changes = ['group', section];
  const { call } = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  // What is read again while it is open must not replace what nobody has looked at.
  const [valuesOf] = useState(() => () => edited.draft?.content ?? edited.content ?? emptySections[section]);
  /** What the server says of the others' version or draft. */
  const [conflict, setConflict] = useState<string>();
  const schema = z.preprocess((values) => contentOf(values as FieldValues), groupSections[section]);
  const { version, draft } = edited;
  const Fields = sectionFields[section];

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

  async function handleSaved(isWaiting: boolean, content: FieldValues) {
    if (!isWaiting) {
      void setup.refresh();
      // The panel shows name, colours, crest and houses.
      await refreshBrand();
    }
    if (setup.isStep) return setup.goOn();
    if (!isWaiting) return restart();
    // There is nothing to read again.
    know({ content, draft: null });
    return onRestart();
  }

  return (
    <ResourceContextProvider value={`group/${section}`}>
      <SaveContextProvider value={{ save }}>
        <PanelForm<RaRecord, FieldValues>
          valuesOf={valuesOf}
          schema={schema}
          texts={messages.group}
          createLabel={setup.isStep ? 'Publish and go on' : 'Publish'}
          buttons={
            <>
              {setup.isStep && <Button onClick={() => void setup.goOn()}>Skip for now</Button>}
              <SaveDraft save={saveDraft} />
            </>
          }
          preview={<Preview kind={section} draftOf={contentOf} />}
          onSaved={(isWaiting, values) => void handleSaved(isWaiting, values)}
        >
          {draft && (
            <Alert
              role="status"
              severity="info"
              action={
                <ActButton
                  act={() => call('DELETE /api/admin/group/:section/draft', { params: { section } })}
                  onDone={() => void restart()}
                >
                  Discard the draft
                </ActButton>
              }
            >
              This is a draft of {formatMoment(draft.savedAt)}. Visitors do not see it yet.
            </Alert>
          )}
          {conflict && (
            <Alert role="status" severity="warning">
              {conflict}
              <ActButton act={restart}>Use the published version</ActButton>
              <ActButton act={keepMine}>Keep mine</ActButton>
            </Alert>
          )}
          <Fields />
          <Versions section={section} history={edited.history} />
        </PanelForm>
      </SaveContextProvider>
    </ResourceContextProvider>
  );
}

/** Saves the form as it is on the server, so that it can be continued on another device. */
function SaveDraft({ save }: { save: (values: FieldValues) => Promise<string> }) {
  const { getValues, reset } = useFormContext();
  async function act() {
    const values = getValues();
    const said = await save(values);
    reset(values);
    return said;
  }
  return (
    <ActButton variant="outlined" act={act} done={(said) => said}>
      Save draft
    </ActButton>
  );
}
