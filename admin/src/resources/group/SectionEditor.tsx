import { Typography } from '@mui/material';
import type { GroupSection } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { Read } from '#components/Read.tsx';
import { useRead } from '#providers/useRead.ts';
import { SectionForm } from './SectionForm.tsx';
import { useSetup } from './setup/setup.ts';

// A read in the background would make the form count a version as seen that nobody saw.
const readOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

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
  const route = 'GET /api/admin/group/:section';
  const query = useRead(['group', section], route, { params: { section } }, readOnce);
  // Counts up when the form must start with what was read last.
  const [start, setStart] = useState(0);
  return (
    <EditorPage title={title} hasPreview>
      {setup.isStep && <Typography color="textSecondary">{setup.place}</Typography>}
      <Read query={query} failed={messages.group.editLoadFailed}>
        {(edited) => (
          <SectionForm
            key={start}
            section={section}
            title={title}
            edited={edited}
            setup={setup}
            readAgain={() => query.refetch({ throwOnError: true })}
            onRestart={() => setStart(start + 1)}
          />
        )}
      </Read>
    </EditorPage>
  );
}
