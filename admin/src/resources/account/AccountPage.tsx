import { roleNames } from '@year-group/api-types/officers/rights';
import { useState } from 'react';
import { Facts } from '#components/Facts.tsx';
import { LogoutEverywhere } from '#components/LogoutEverywhere.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { PagePart, PageParts } from '#components/PagePart.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { useAccount } from '#providers/account.ts';
import { CodeApp } from './CodeApp.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RecoveryCodesLeft } from './RecoveryCodesLeft.tsx';
import { useAccountCalls } from './useAccountCalls.ts';

/** My account: how the officer who is signed in gets in, and where they are logged in. */
export function AccountPage() {
  const account = useAccount();
  const [codes, setCodes] = useState<string[]>();
  const { refresh } = useAccountCalls();

  if (!account) return <RowsSkeleton />;
  if (codes) {
    return <RecoveryCodes codes={codes} name={account.name} onStored={() => setCodes(undefined)} />;
  }
  /** After a change, perhaps with new codes, which are shown once. */
  const handleDone = async (made: string[] | null = null) => {
    if (made) setCodes(made);
    await refresh();
  };
  const part = { account, onDone: handleDone };
  return (
    <>
      <PageHead title="My account" back={{ to: '/settings', label: 'Settings' }} />
      <PageParts>
        <Facts
          facts={[
            ['Name', account.name],
            ['E-mail', account.email ?? 'None. An owner can enter it under Officers.'],
            ['Roles', account.roles.map((role) => roleNames[role]).join(', ')],
          ]}
        />
        <PagePart title="Passkeys">
          <Passkeys {...part} />
        </PagePart>
        <PagePart title="Code app">
          <CodeApp {...part} />
        </PagePart>
        <PagePart title="Recovery codes">
          <RecoveryCodesLeft {...part} />
        </PagePart>
        <PagePart title="Password">
          <OwnPassword {...part} />
        </PagePart>
        <PagePart title="Where you are logged in">
          <OwnSessions />
          <LogoutEverywhere />
        </PagePart>
      </PageParts>
    </>
  );
}
