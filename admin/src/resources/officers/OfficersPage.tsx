import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import type { Officer } from '@year-group/api-types/officers/officers';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { ListNotice } from '#components/lists/ListNotice.tsx';
import { Read } from '#components/Read.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { useRead } from '#providers/useRead.ts';
import { OfficerCard } from './OfficerCard.tsx';
import { OfficerDialog } from './OfficerDialog.tsx';

const { breakpoint, space } = tokens;

const Heading = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  marginBlockEnd: space['5'],
});

const Cards = styled('ul')({
  display: 'grid',
  gap: space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { minInlineSize: 0 },
  [`@media (min-width: ${breakpoint.large})`]: { gridTemplateColumns: 'repeat(2, 1fr)' },
});

/** Who runs the website, with which roles. */
export function OfficersPage() {
  usePageTitle('Officers');
  const [isInviting, setInviting] = useState(false);
  const query = useRead(['officers'], 'GET /api/admin/officers');
  return (
    <>
      <Heading>
        <Typography variant="h1">Officers</Typography>
        <RightButton right="officers.change" variant="contained" onClick={() => setInviting(true)}>
          Invite an officer
        </RightButton>
      </Heading>
      <Read query={query} failed={messages.officers.listFailed}>
        {(officers) => <OfficerCards officers={officers} />}
      </Read>
      {isInviting && <OfficerDialog onClose={() => setInviting(false)} />}
    </>
  );
}

function OfficerCards({ officers }: { officers: readonly Officer[] }) {
  return (
    <>
      <Cards aria-label="Officers">
        {officers.map((officer) => (
          <OfficerCard key={officer.id} officer={officer} />
        ))}
      </Cards>
      {officers.length < 2 && (
        <ListNotice
          title="You are the only one."
          text="Invite a second owner, who can let you in again when you lose your phone."
        />
      )}
    </>
  );
}
