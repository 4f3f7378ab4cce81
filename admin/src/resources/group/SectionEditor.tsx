import { Typography } from '@mui/material';
import type { GroupSection } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import type { FieldValues } from 'react-hook-form';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { ReadFailed, RowsSkeleton } from '#components/Read.tsx';
import { refreshBrand } from '#lib/brand.ts';
import { useHasRoomBeside } from '#lib/media.ts';
import { SectionForm } from './SectionForm.tsx';
import { useSetup } from './setup/useSetup.ts';
import { useEditedSection } from './useEditedSection.ts';

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
  const setup = useSetup(section);
  const hasRoomBeside = useHasRoomBeside();
  const edited = useEditedSection(section, title);
  const { data, error, refetch } = edited;

  // What was read stays when a later read fails: the form has text that is not saved.
  if (!data) {
    return (
      <EditorPage title={title}>
        {error ? (
          <ReadFailed title={messages.group.editLoadFailed} error={error} refetch={refetch} />
        ) : (
          <RowsSkeleton />
        )}
      </EditorPage>
    );
  }

  async function handleSaved(isWaiting: boolean, values: FieldValues) {
    if (setup.isStep) void setup.goOn();
    if (isWaiting) {
      // There is nothing to read again.
      if (!setup.isStep) edited.goOnWith(values);
      return;
    }
    void setup.refresh();
    if (shownInPanel.includes(section)) await refreshBrand();
    if (!setup.isStep) await edited.restart();
  }

  return (
    <EditorPage title={title} isWide={hasRoomBeside}>
      {setup.isStep && <Typography color="textSecondary">{setup.place}</Typography>}
      <SectionForm
        key={edited.start}
        section={section}
        edited={edited}
        setup={setup}
        onSaved={(isWaiting, values) => void handleSaved(isWaiting, values)}
      />
    </EditorPage>
  );
}
