import { Box, Stack } from '@mui/material';
import { maxPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type { Officer } from '@year-group/api-types/officers/officers';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { ListNotice, Read } from '#components/Read.tsx';
import { OfficerCard } from './OfficerCard.tsx';
import { OfficerDialog } from './OfficerDialog.tsx';

/** Who runs the website, with which roles. */
export function OfficersPage() {
  const [isInviting, setInviting] = useState(false);
  const query = useGetList<Officer>('officers', { pagination: { page: 1, perPage: maxPageSize } });
  return (
    <Stack sx={{ gap: 3 }}>
      <PageHead title="Officers" back={{ to: '/settings', label: 'Settings' }}>
        <ActButton right="officers.change" variant="contained" onClick={() => setInviting(true)}>
          Invite an officer
        </ActButton>
      </PageHead>
      <Read query={query} failed={messages.officers.listFailed}>
        {(officers) => (
          <>
            <Box component="ul" aria-label="Officers" sx={cards}>
              {officers.map((officer) => (
                <OfficerCard key={officer.id} officer={officer} />
              ))}
            </Box>
            {officers.length < 2 && (
              <ListNotice
                title="You are the only one."
                text="Invite a second owner, who can let you in again when you lose your phone."
              />
            )}
          </>
        )}
      </Read>
      {isInviting && <OfficerDialog onClose={() => setInviting(false)} />}
    </Stack>
  );
}

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  m: 0,
  p: 0,
};
