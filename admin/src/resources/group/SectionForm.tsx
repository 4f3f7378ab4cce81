import { Alert, Button } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { type EditedSection, type GroupSection, groupSections } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { type ComponentType, useState } from 'react';
import { type RaRecord, ResourceContextProvider, SaveContextProvider } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { ActButton } from '#components/ActButton.tsx';
import { PanelForm } from '#components/forms/PanelForm.tsx';
import { Preview } from '#components/forms/Preview.tsx';
import { keepFocus } from '#lib/keepFocus.ts';
import { refreshBrand } from '#providers/brand.ts';
import { ContactFields, HousesFields, IdentityFields, PartsFields } from './groupFields.tsx';
import { HomeFields } from './homeFields.tsx';
import { LookFields } from './lookFields.tsx';
import { AboutFields, AlumniFields } from './pageFields.tsx';
import { RegistrationFields } from './registrationFields.tsx';
import { contentOf, emptySections } from './sections.ts';
import type { useSetup } from './setup/setup.ts';
import { GivingFields, ShopFields } from './tradeFields.tsx';
import { useSection } from './useSection.ts';
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

/** All officers share one draft, and a discarded one does not go to the trash. */
const discardQuestion = {
  title: 'Discard this draft?',
  text: 'It is deleted for good, also for the other officers.',
  yes: 'Yes, discard it',
};

interface SectionFormProps {
  section: GroupSection;
  /** The section as it was read last. */
  edited: EditedSection;
  setup: ReturnType<typeof useSetup>;
  /** The form starts again with what was read last. */
  onRestart: () => void;
}

/** The form of a section, with its draft, the question about the others' changes, and its versions. */
export function SectionForm(props: SectionFormProps) {
  const { section, edited, setup, onRestart } = props;
  const { save, saveDraft, discard, restart, keepMine, conflict, isPublished } = useSection(
    section,
    edited,
    onRestart,
  );
  // What is read again while it is open must not replace what nobody has looked at.
  const [valuesOf] = useState(() => () => edited.draft?.content ?? edited.content ?? emptySections[section]);
  const schema = z.preprocess((values) => contentOf(values as FieldValues), groupSections[section]);
  const { draft } = edited;
  const Fields = sectionFields[section];

  async function handleSaved() {
    void setup.refresh();
    // The panel shows name, colours, crest and houses.
    void refreshBrand();
    // At once, so that what is typed from now on stays.
    if (setup.isStep) await setup.goOn();
    else onRestart();
    keepFocus();
  }

  return (
    <ResourceContextProvider value={`group/${section}`}>
      <SaveContextProvider value={{ save }}>
        <PanelForm<RaRecord, FieldValues>
          valuesOf={valuesOf}
          schema={schema}
          texts={messages.group}
          createLabel={setup.isStep ? 'Publish and go on' : 'Publish'}
          creating="Publishing..."
          buttons={
            <>
              {setup.isStep && <Button onClick={() => void setup.goOn()}>Skip for now</Button>}
              <SaveDraft save={saveDraft} />
            </>
          }
          preview={<Preview kind={section} draftOf={contentOf} />}
          onSaved={() => void handleSaved()}
        >
          {draft && (
            <Alert
              role="status"
              severity="info"
              action={
                <ActButton needsConnection question={discardQuestion} act={discard}>
                  Discard the draft
                </ActButton>
              }
            >
              This is a draft of {formatMoment(draft.savedAt)}. Visitors do not see it yet.
            </Alert>
          )}
          <Fields />
          <Versions section={section} history={edited.history} />
          {conflict && (
            <Alert role="status" severity="warning">
              {conflict}
              <ActButton act={restart}>
                {isPublished ? 'Use the published version' : 'Use that draft'}
              </ActButton>
              <ActButton
                act={keepMine}
                done={`Yours stays in the form. Press ${isPublished ? 'Publish' : 'Save draft'} again.`}
              >
                Keep mine
              </ActButton>
            </Alert>
          )}
        </PanelForm>
      </SaveContextProvider>
    </ResourceContextProvider>
  );
}

/** Saves the form as it is on the server, so that it can be continued on another device. */
function SaveDraft({ save }: { save: (values: FieldValues) => Promise<void> }) {
  const { getValues, reset } = useFormContext();
  async function act() {
    // react-hook-form changes what is inside of these while somebody types.
    const values = structuredClone(getValues());
    await save(values);
    // What was typed while it was sent is not saved yet.
    reset(values, { keepValues: true });
  }
  return (
    <ActButton needsConnection variant="outlined" act={act} done={messages.group.draftSaved}>
      Save draft
    </ActButton>
  );
}
