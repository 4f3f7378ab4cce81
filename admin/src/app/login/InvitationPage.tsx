import { Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { roleNames } from '@year-group/api-types/officers/rights';
import { useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { useBrand } from '#lib/brand.ts';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { adminToken, callApi } from '#providers/providers.ts';
import { SecondFactorSetUp } from '#resources/account/SecondFactorSetUp.tsx';
import { ProofGate } from '../ProofGate.tsx';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { GatePage } from './GatePage.tsx';

let taken = '';

/**
 * The secret behind the # of the address, which leaves the address at once: it must not stay in the
 * history. Kept until the page is left, because React may ask twice.
 */
function takeFragment(): string {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1) {
    taken = hash.slice(1);
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return taken;
}

/** Opened from the letter of an invitation: who it is for, and the way in that they choose. */
export function InvitationPage() {
  usePageTitle('Invitation');
  const { name: group } = useBrand();
  const [invitation] = useState(takeFragment);
  if (!invitation) {
    // After a reload in the middle, the officer is logged in already.
    if (adminToken.read()) return <Navigate to="/admin" replace />;
    return (
      <GatePage above={group} title="Invitation">
        <Typography role="status">{messages.officers.invitationIncomplete}</Typography>
      </GatePage>
    );
  }
  return <Invitation group={group} invitation={invitation} />;
}

function Invitation({ group, invitation }: { group: string; invitation: string }) {
  const [step, setStep] = useState<'accept' | 'second-factor'>('accept');
  const login = useLogin();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', invitation],
    queryFn: () => callApi('POST /api/admin/invitation', { body: { token: invitation } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  async function handleDone() {
    // Here nobody was signed in, which react-admin remembers: it would end the new session at once.
    queries.removeQueries({ queryKey: ['auth'] });
    await login({ token: adminToken.read() }, '/admin');
    notify(messages.admin.loggedIn, { type: 'success' });
  }

  if (!data) {
    return (
      <GatePage above={group} title="Invitation">
        {error ? (
          <ReadFailed title="This invitation cannot be used." error={error} refetch={refetch} />
        ) : (
          <Skeleton variant="rounded" height={160} />
        )}
      </GatePage>
    );
  }
  return (
    <GatePage above={group} title={`Welcome, ${data.name}`}>
      {step === 'accept' ? (
        <>
          <Typography sx={{ marginBlockEnd: 3 }}>
            You are invited to help run this website as{' '}
            <strong>{data.roles.map((role) => roleNames[role].toLowerCase()).join(' and ')}</strong>, with the
            address {data.email}. How do you want to log in?
          </Typography>
          <AcceptInvitation
            invitation={invitation}
            email={data.email}
            name={data.name}
            onPassword={() => setStep('second-factor')}
            onPasskey={() => void handleDone()}
          />
        </>
      ) : (
        <>
          <Typography variant="h2" sx={{ marginBlockEnd: 2 }}>
            Now a second factor
          </Typography>
          <SecondFactorSetUp name={data.name} onDone={() => void handleDone()} />
          <ProofGate />
        </>
      )}
    </GatePage>
  );
}
