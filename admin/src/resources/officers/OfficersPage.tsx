import { Box, Stack } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { Officer } from '@year-group/api-types/officers/officers';
import { useState } from 'react';
import { ListNotice } from '#components/lists/ListNotice.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { Read } from '#components/Read.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { useRead } from '#providers/useRead.ts';
import { OfficerCard } from './OfficerCard.tsx';
import { OfficerDialog } from './OfficerDialog.tsx';

/** Who runs the website, with which roles. */
export function OfficersPage() {
  const [isInviting, setInviting] = useState(false);
  const query = useRead(['officers'], 'GET /api/admin/officers');
  return (
    <Stack sx={{ gap: 3 }}>
      <PageHead title="Officers" back={{ to: '/settings', label: 'Settings' }}>
        <RightButton right="officers.change" variant="contained" onClick={() => setInviting(true)}>
          Invite an officer
        </RightButton>
      </PageHead>
      <Read query={query} failed={messages.officers.listFailed}>
        {(officers) => <OfficerCards officers={officers} />}
      </Read>
      {isInviting && <OfficerDialog onClose={() => setInviting(false)} />}
    </Stack>
  );
}

function OfficerCards({ officers }: { officers: readonly Officer[] }) {
  return (
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
  );
}

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  m: 0,
  p: 0,
};
