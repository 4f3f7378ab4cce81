import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { roleNames } from '@year-group/api-types/officers/rights';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { ActButton } from '#components/ActButton.tsx';
import { ActForm } from '#components/ActForm.tsx';
import { Read } from '#components/Read.tsx';
import { hasPasskeys } from '#lib/passkeys.ts';
import { useBrand } from '#providers/brand.ts';
import type { CallApi } from '#providers/dataProvider.ts';
import { adminToken, authProvider, callApi } from '#providers/providers.ts';
import { NewPasswordField, type PasswordTyped } from '#resources/account/fields.tsx';
import { makePasskey } from '#resources/account/Passkeys.tsx';
import { RecoveryCodes } from '#resources/account/RecoveryCodes.tsx';
import { ProofGate } from '../AdminLayout.tsx';
import { GatePage } from './GatePage.tsx';

/** Opened from the letter of an invitation: who it is for, and the way in that they choose. */
export function InvitationPage() {
  const { name: group, shortName } = useBrand();
  // The secret behind the # of the address leaves it at once: it must not stay in the history.
  const [invitation] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  const query = useQuery({
    queryKey: ['invitation', invitation],
    queryFn: () => callApi('POST /api/admin/invitation', { body: { token: invitation } }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: invitation !== '',
  });

  // After a reload in the middle, the officer is logged in already.
  if (!invitation && adminToken.read()) return <Navigate to="/" replace />;
  const welcome = query.data ? `Welcome, ${query.data.name}` : 'Invitation';
  return (
    <GatePage above={group} title={welcome}>
      <title>{`Invitation · ${shortName}`}</title>
      {invitation ? (
        <Read query={query} failed="This invitation cannot be used.">
          {({ name, email, roles }) => (
            <>
              <Typography sx={{ marginBlockEnd: 3 }}>
                You are invited to help run this website as{' '}
                <strong>{roles.map((role) => roleNames[role].toLowerCase()).join(' and ')}</strong>, with the
                address {email}. How do you want to log in?
              </Typography>
              <WayIn invitation={invitation} email={email} name={name} />
            </>
          )}
        </Read>
      ) : (
        <Typography role="status">{messages.officers.invitationIncomplete}</Typography>
      )}
    </GatePage>
  );
}

/** The choice between a passkey, with one touch, and a password. A second factor is set up in the panel. */
function WayIn({ invitation, email, name }: { invitation: string; email: string; name: string }) {
  const navigate = useNavigate();
  const enter = () => void navigate('/');
  /** Whether the link, which works once, is used by a passkey that may not be made: a password is then set without it. */
  const [isAccepted, setAccepted] = useState(false);
  /** Whether no passkey was made. */
  const [isStuck, setStuck] = useState(false);
  const [codes, setCodes] = useState<string[]>();

  async function accept(password?: string) {
    // Whoever else is logged in here leaves with what they did not save.
    if (adminToken.read()) await authProvider.logout({});
    const body = { token: invitation, ...(password !== undefined && { password }) };
    await authProvider.login(await callApi('POST /api/admin/invitation/accept', { body }));
  }

  async function byPasskey(call: CallApi) {
    if (!isAccepted) await accept();
    setAccepted(true);
    try {
      await makePasskey(call, (fresh) => (fresh ? setCodes(fresh) : enter()));
    } catch (problem) {
      setStuck(true);
      throw problem;
    }
  }

  async function byPassword({ password }: PasswordTyped, call: CallApi) {
    if (isAccepted) await call('PUT /api/admin/me/password', { body: { password: password ?? '' } });
    else await accept(password ?? '');
  }

  if (codes) return <RecoveryCodes codes={codes} name={name} onStored={enter} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {hasPasskeys() && (
        <>
          <ActButton variant="contained" size="large" act={byPasskey}>
            Make a passkey
          </ActButton>
          <Typography variant="body2" color="textSecondary">
            One touch: you log in with the lock of this phone or computer, and need no password. Or choose
            one:
          </Typography>
        </>
      )}
      {isStuck && <Typography role="alert">{messages.officers.wayInMissing}</Typography>}
      <ActForm
        submit="Save and go on"
        submitProps={{ variant: 'outlined', size: 'large', fullWidth: true }}
        act={byPassword}
        onDone={enter}
      >
        <NewPasswordField email={email} />
      </ActForm>
      <ProofGate />
    </Box>
  );
}
