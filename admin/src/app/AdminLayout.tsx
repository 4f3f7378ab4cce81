import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { type LayoutProps, Loading, useLogout, useNotify } from 'react-admin';
import { ListNotice } from '#components/Read.tsx';
import { useBrand } from '#lib/brand.ts';
import { lazyPart } from '#lib/lazyPart.ts';
import { onPhones, useIsWide } from '#lib/media.ts';
import { refusalOf, useOfficer, useRights } from '#providers/account.ts';
import { isPageOn, rightsOfPage } from '#providers/pageRights.ts';
import { adminToken } from '#providers/providers.ts';
import { Areas } from './Areas.tsx';
import { Connection } from './Connection.tsx';
import { NotFoundPage } from './fallbackPages.tsx';
import { Header } from './Header.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { ProofGate } from './ProofGate.tsx';
import { pageEdge } from './pageEdge.ts';
import { PartBoundary } from './parts/PartBoundary.tsx';
import { usePanelPath } from './usePanelPath.ts';

const { space } = tokens;

const SetUpPage = lazyPart(() => import('#resources/account/SecondFactorSetUp.tsx'), 'SetUpPage');

const Main = styled('main')({
  paddingBlock: `${space['6']} ${space['8']}`,
  paddingInline: pageEdge,
  [onPhones]: { paddingBlock: `${space['3']} calc(var(--bottom-bar) + ${space['6']})` },
});

/** The layout of every page behind the login. */
export function AdminLayout({ children }: LayoutProps) {
  const path = usePanelPath();
  useEndedSession();
  return (
    <>
      <Header />
      <Connection />
      <Navigation />
      <Main id="main-content">
        <PartBoundary path={path}>
          <Suspense fallback={<Loading />}>
            <Allowed>{children}</Allowed>
          </Suspense>
        </PartBoundary>
      </Main>
      <ProofGate />
    </>
  );
}

/** Goes to the login when the server has ended the session; drafts stay for the next one. */
function useEndedSession() {
  const logout = useLogout();
  const notify = useNotify();
  useEffect(
    () =>
      adminToken.watch((why) => {
        notify(why, { type: 'error' });
        void logout();
      }),
    [logout, notify],
  );
}

/** The areas: beside each other below the header, on a phone in a bar at the lower edge. */
function Navigation() {
  const isWide = useIsWide();
  // Until it is set up, every page is the one that sets up a second factor.
  if (useOfficer()?.mustSetUpSecondFactor) return null;
  return isWide ? <Areas /> : <PhoneBar />;
}

/** The page, unless the officer may not open it, or must first set up a second factor. */
function Allowed({ children }: { children: ReactNode }) {
  const officer = useOfficer();
  const queries = useQueryClient();
  const isAllowed = useRights();
  const path = usePanelPath();
  const { parts } = useBrand();
  const needed = rightsOfPage(path);
  // A page is no button: until it is known who asks, the server alone decides.
  const missing = officer && needed.find((right) => !isAllowed(right));
  // Until the officer has seen the recovery codes, even when the account is read again before.
  const [isSettingUp, setSettingUp] = useState(false);
  if (officer?.mustSetUpSecondFactor && !isSettingUp) setSettingUp(true);

  async function handleDone() {
    await queries.invalidateQueries();
    setSettingUp(false);
  }

  if (officer && isSettingUp) return <SetUpPage name={officer.name} onDone={() => void handleDone()} />;
  if (!isPageOn(parts, path)) return <NotFoundPage />;
  if (missing) return <ListNotice title="You cannot open this page." text={refusalOf(missing)} />;
  return children;
}
