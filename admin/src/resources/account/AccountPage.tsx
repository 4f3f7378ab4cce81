import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { OwnAccount } from '@year-group/api-types/officers/officers';
import { roleNames } from '@year-group/api-types/officers/rights';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { ActForm } from '#components/ActForm.tsx';
import { Facts } from '#components/Facts.tsx';
import { Page } from '#components/Page.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { Read } from '#components/Read.tsx';
import { LogoutEverywhere, Sessions } from '#components/Sessions.tsx';
import { accountKey } from '#providers/authProvider.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { NewPasswordField, type PasswordTyped } from './fields.tsx';
import { type OnCodes, Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { CodeAppSetUp } from './SecondFactorSetUp.tsx';

/** My account: how the officer who is logged in gets in, and where they are logged in. */
export function AccountPage() {
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({ queryKey: [...accountKey, 'own'], queryFn: () => call('GET /api/admin/me') });
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Page
      title="My account"
      back={{ to: '/settings', label: 'Settings' }}
      isWide
      {...(codes && { step: 'codes' })}
    >
      <Read query={query} failed="Your account could not be read.">
        {(account) =>
          // New codes are shown once.
          codes ? (
            <RecoveryCodes codes={codes} name={account.name} onStored={() => setCodes(null)} />
          ) : (
            <Account account={account} setCodes={setCodes} />
          )
        }
      </Read>
    </Page>
  );
}

/** The parts of the account, each with what changes it. */
function Account({ account, setCodes }: { account: OwnAccount; setCodes: OnCodes }) {
  const [isSettingUp, setSettingUp] = useState(false);
  const [changes, setChanges] = useState(0);
  const { hasCodeApp, hasPassword, isPasswordSetting, passkeys, recoveryCodesLeft: left } = account;
  const handleCodes: OnCodes = (made) => {
    setSettingUp(false);
    setCodes(made);
  };
  return (
    <>
      <Facts
        facts={[
          ['Name', account.name],
          ['E-mail', account.email ?? 'None. An owner can enter it under Officers.'],
          ['Roles', account.roles.map((role) => roleNames[role]).join(', ')],
        ]}
      />
      <PagePart title="Passkeys">
        <Passkeys account={account} onCodes={handleCodes} />
      </PagePart>
      <PagePart title="Code app">
        {isSettingUp ? (
          <CodeAppSetUp onCodes={handleCodes} onCancel={() => setSettingUp(false)} />
        ) : (
          <>
            <Typography color="textSecondary">
              {hasCodeApp
                ? 'It is set up. A new one, on another phone, replaces it.'
                : 'An app on your phone that shows six new digits every 30 seconds. You need them after the password.'}
            </Typography>
            <div>
              <Button variant="outlined" onClick={() => setSettingUp(true)}>
                {hasCodeApp ? 'Set up a new one' : 'Set up a code app'}
              </Button>{' '}
              {hasCodeApp && (
                <ActButton
                  needsConnection
                  act={(call) => call('DELETE /api/admin/me/code-app')}
                  reread={['auth']}
                >
                  Remove the code app
                </ActButton>
              )}
            </div>
          </>
        )}
      </PagePart>
      <PagePart title="Recovery codes">
        {left === 0 && !hasCodeApp && passkeys === 0 ? (
          <Typography color="textSecondary">You get ten of them with your first second factor.</Typography>
        ) : (
          <>
            <Typography color="textSecondary">
              {left === 1 ? '1 code is' : `${left} codes are`} left. New codes end the old ones.
            </Typography>
            <ActButton
              needsConnection
              variant="outlined"
              act={async (call) => setCodes((await call('POST /api/admin/me/recovery-codes')).recoveryCodes)}
              reread={['auth']}
            >
              Make new recovery codes
            </ActButton>
          </>
        )}
      </PagePart>
      <PagePart title="Password">
        {!hasPassword && (
          <Typography color="textSecondary">You have none: you log in with your passkey.</Typography>
        )}
        {isPasswordSetting ? (
          <Typography color="textSecondary">{messages.officers.passwordIsSetting}</Typography>
        ) : (
          <ActForm<PasswordTyped>
            // Empty again after each change.
            key={changes}
            submit={hasPassword ? 'Change the password' : 'Set a password'}
            submitProps={{ variant: 'outlined', needsConnection: true }}
            act={({ password }, call) =>
              call('PUT /api/admin/me/password', { body: { password: password ?? '' } })
            }
            done={() => messages.officers.passwordChanged}
            reread={['auth']}
            onDone={() => setChanges(changes + 1)}
          >
            <NewPasswordField email={account.email ?? ''} />
          </ActForm>
        )}
      </PagePart>
      <PagePart title="Where you are logged in">
        <Sessions />
        <LogoutEverywhere />
      </PagePart>
    </>
  );
}
