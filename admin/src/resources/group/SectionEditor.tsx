import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { GroupSection } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Page } from '#components/Page.tsx';
import { Read } from '#components/Read.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { SectionForm } from './SectionForm.tsx';
import { useSetup } from './setup/setup.ts';

/**
 * Edits one section of the group's record: save a draft, preview, publish, and open any earlier
 * version.
 */
export function SectionEditor({ section, title }: { section: GroupSection; title: string }) {
  const setup = useSetup(section);
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({
    queryKey: ['group', section],
    queryFn: () => call('GET /api/admin/group/:section', { params: { section } }),
    // A read in the background would make the form count a version as seen that nobody saw.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // Counts up when the form must start with what was read last.
  const [start, setStart] = useState(0);
  return (
    <Page title={title} back={{ to: '/settings', label: 'Settings' }}>
      {setup.isStep && <Typography color="textSecondary">{setup.place}</Typography>}
      <Read query={query} failed={messages.group.editLoadFailed}>
        {(edited) => (
          <SectionForm
            key={start}
            section={section}
            edited={edited}
            setup={setup}
            onRestart={() => setStart(start + 1)}
          />
        )}
      </Read>
    </Page>
  );
}
