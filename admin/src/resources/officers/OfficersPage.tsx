import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { Officer } from '@year-group/api-types/officers';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { ListNotice, ReadFailed } from '#components/lists/ListNotice.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { retryReads } from '#providers/retryReads.ts';
import { useCall } from '#providers/useCall.ts';
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
  const call = useCall();
  const [isInviting, setInviting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['officers'],
    queryFn: () => call('GET /api/admin/officers'),
    ...retryReads,
  });
  return (
    <>
      <Heading>
        <Typography variant="h1">Officers</Typography>
        <RightButton right="officers.change" variant="contained" onClick={() => setInviting(true)}>
          Invite an officer
        </RightButton>
      </Heading>
      {!data && error && <ReadFailed title={messages.officers.listFailed} error={error} refetch={refetch} />}
      {!data && !error && <RowsSkeleton />}
      {data && <OfficerCards officers={data} />}
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
