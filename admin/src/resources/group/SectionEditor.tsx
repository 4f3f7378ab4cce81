import { Button, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { type GroupSection, groupSections } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { useNotify } from 'react-admin';
import { EditorForm } from '#components/editors/EditorForm.tsx';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { FormNotice } from '#components/editors/FormNotice.tsx';
import { FormSkeleton } from '#components/editors/FormSkeleton.tsx';
import { schemaCheck } from '#components/editors/schemaCheck.ts';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { refreshBrand } from '#lib/brand.ts';
import { useHasRoomBeside } from '#lib/media.ts';
import { SaveDraft } from './SaveDraft.tsx';
import { SectionPreview } from './SectionPreview.tsx';
import { sectionFields } from './sectionFields.ts';
import { contentOf, emptySections } from './sections.ts';
import { useSetup } from './setup/useSetup.ts';
import { useEditedSection } from './useEditedSection.ts';
import { Versions } from './Versions.tsx';

/** Sections of which the panel itself shows something: name, colours, crest, houses. */
const shownInPanel: readonly GroupSection[] = ['parts', 'identity', 'look', 'houses'];

interface SectionEditorProps {
  section: GroupSection;
  title: string;
}

/**
 * Edits one section of the group's record: save a draft, preview, publish, and open any earlier
 * version.
 */
export function SectionEditor({ section, title }: SectionEditorProps) {
  const Fields = sectionFields[section];
  const notify = useNotify();
  const setup = useSetup(section);
  const hasRoomBeside = useHasRoomBeside();
  const edited = useEditedSection(section, title);
  const { data, error, refetch, start, conflict, restart } = edited;

  // What was read stays when a later read fails: the form has text that is not saved.
  if (!data) {
    return (
      <EditorPage title={title}>
        {error ? (
          <ReadFailed title={messages.group.editLoadFailed} error={error} refetch={refetch} />
        ) : (
          <FormSkeleton />
        )}
      </EditorPage>
    );
  }

  const { content, draft, history } = data;

  async function handleSaved(isWaiting: boolean) {
    if (setup.isStep) void setup.goOn();
    // There is nothing to read again.
    if (isWaiting) return;
    void setup.refresh();
    if (shownInPanel.includes(section)) await refreshBrand();
    if (!setup.isStep) await restart();
  }

  return (
    <EditorPage title={title} isWide={hasRoomBeside}>
      {setup.isStep && <Typography color="textSecondary">{setup.place}</Typography>}
      <EditorForm
        key={start}
        resource={`group/${section}`}
        id={undefined}
        initial={draft?.content ?? content ?? emptySections[section]}
        check={(values) => schemaCheck(groupSections[section], contentOf(values))}
        part={{ title, publish: edited.publish, onRefused: edited.onRefused }}
        texts={messages.group}
        createLabel={setup.isStep ? 'Publish and go on' : 'Publish'}
        buttons={
          <>
            {setup.isStep && <Button onClick={() => void setup.goOn()}>Skip for now</Button>}
            {!hasRoomBeside && <SectionPreview section={section} isBeside={false} />}
            <SaveDraft save={edited.saveDraft} />
          </>
        }
        beside={hasRoomBeside && <SectionPreview section={section} isBeside />}
        onSaved={(isWaiting) => void handleSaved(isWaiting)}
      >
        {draft && (
          <FormNotice
            text={`This is a draft of ${formatMoment(draft.savedAt)}. Visitors do not see it yet.`}
            actions={
              <Button
                onClick={() =>
                  edited
                    .discardDraft()
                    .then(restart, (refusal: Error) => notify(refusal.message, { type: 'error' }))
                }
              >
                Discard the draft
              </Button>
            }
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
        <Versions history={history} read={edited.readVersion} />
      </EditorForm>
    </EditorPage>
  );
}
