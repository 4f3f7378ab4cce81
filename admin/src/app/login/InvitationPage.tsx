import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { roleNames } from '@year-group/api-types/officers/rights';
import { useEffect, useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { Read } from '#components/Read.tsx';
import { useBrand, usePageTitle } from '#providers/brand.ts';
import { adminToken, callApi } from '#providers/providers.ts';
import { SecondFactorSetUp } from '#resources/account/SecondFactorSetUp.tsx';
import { ProofGate } from '../AdminLayout.tsx';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { GatePage } from './GatePage.tsx';

/** Opened from the letter of an invitation: who it is for, and the way in that they choose. */
export function InvitationPage() {
  usePageTitle('Invitation');
  const { name: group } = useBrand();
  // The secret behind the # of the address leaves it at once: it must not stay in the history.
  const [invitation] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  const [hasPassword, setHasPassword] = useState(false);
  const login = useLogin();
  const notify = useNotify();
  const query = useQuery({
    queryKey: ['invitation', invitation],
    queryFn: () => callApi('POST /api/admin/invitation', { body: { token: invitation } }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: invitation !== '',
  });

  async function handleDone() {
    await login({ token: adminToken.read() }, '/admin');
    notify(messages.admin.loggedIn, { type: 'success' });
  }

  // After a reload in the middle, the officer is logged in already.
  if (!invitation && adminToken.read()) return <Navigate to="/admin" replace />;
  const welcome = query.data ? `Welcome, ${query.data.name}` : 'Invitation';
  return (
    <GatePage above={group} title={welcome}>
      {invitation ? (
        <Read query={query} failed="This invitation cannot be used.">
          {({ name, email, roles }) =>
            hasPassword ? (
              <>
                <Typography variant="h2" sx={{ marginBlockEnd: 2 }}>
                  Now a second factor
                </Typography>
                <SecondFactorSetUp name={name} onDone={() => void handleDone()} />
                <ProofGate />
              </>
            ) : (
              <>
                <Typography sx={{ marginBlockEnd: 3 }}>
                  You are invited to help run this website as{' '}
                  <strong>{roles.map((role) => roleNames[role].toLowerCase()).join(' and ')}</strong>, with
                  the address {email}. How do you want to log in?
                </Typography>
                <AcceptInvitation
                  invitation={invitation}
                  email={email}
                  name={name}
                  onPassword={() => setHasPassword(true)}
                  onPasskey={() => void handleDone()}
                />
              </>
            )
          }
        </Read>
      ) : (
        <Typography role="status">{messages.officers.invitationIncomplete}</Typography>
      )}
    </GatePage>
  );
}
