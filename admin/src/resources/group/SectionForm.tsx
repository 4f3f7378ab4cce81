import { Button } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { type GroupSection, groupSections } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { useMemo, useState } from 'react';
import { type RaRecord, ResourceContextProvider, SaveContextProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { FormNotice } from '#components/editors/FormNotice.tsx';
import { PanelForm } from '#components/forms/PanelForm.tsx';
import { SaveDraft } from './SaveDraft.tsx';
import { SectionPreview } from './SectionPreview.tsx';
import { sectionFields } from './sectionFields.ts';
import { contentOf } from './sections.ts';
import type { useSetup } from './setup/useSetup.ts';
import type { EditedSectionHook } from './useEditedSection.ts';
import { Versions } from './Versions.tsx';

interface SectionFormProps {
  section: GroupSection;
  edited: EditedSectionHook;
  setup: ReturnType<typeof useSetup>;
  onSaved: (isWaiting: boolean, values: FieldValues) => void;
}

/** The form of a section, which starts with what was read last. */
export function SectionForm({ section, edited, setup, onSaved }: SectionFormProps) {
  const { data, initial, conflict, restart } = edited;
  const Fields = sectionFields[section];
  const notify = useNotify();
  // What is read again while it is open must not replace what nobody has looked at.
  const [valuesOf] = useState(() => () => initial);
  const schema = useMemo(
    () => z.preprocess((values) => contentOf(values as FieldValues), groupSections[section]),
    [section],
  );
  const draft = data?.draft;

  async function handleDiscard() {
    try {
      await edited.discardDraft();
      await restart();
    } catch (refusal) {
      notify((refusal as Error).message, { type: 'error' });
    }
  }

  return (
    <ResourceContextProvider value={`group/${section}`}>
      <SaveContextProvider value={edited.publishing}>
        <PanelForm<RaRecord, FieldValues>
          valuesOf={valuesOf}
          schema={schema}
          texts={messages.group}
          createLabel={setup.isStep ? 'Publish and go on' : 'Publish'}
          buttons={
            <>
              {setup.isStep && <Button onClick={() => void setup.goOn()}>Skip for now</Button>}
              <SaveDraft save={edited.saveDraft} />
            </>
          }
          renderPreview={(isBeside) => <SectionPreview section={section} isBeside={isBeside} />}
          onSaved={onSaved}
        >
          {draft && (
            <FormNotice
              text={`This is a draft of ${formatMoment(draft.savedAt)}. Visitors do not see it yet.`}
              actions={<Button onClick={() => void handleDiscard()}>Discard the draft</Button>}
            />
          )}
          {conflict && (
            <FormNotice
              text={conflict}
              actions={
                <>
                  <Button onClick={() => void restart()}>Use the published version</Button>
                  <Button onClick={() => void edited.keepMine()}>Keep mine</Button>
                </>
              }
            />
          )}
          <Fields />
          <Versions history={data?.history ?? []} read={edited.readVersion} />
        </PanelForm>
      </SaveContextProvider>
    </ResourceContextProvider>
  );
}
