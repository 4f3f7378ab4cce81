import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Layout, type LayoutProps, useLogout, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { lazyPart } from '#components/lazyPart.tsx';
import { Page } from '#components/Page.tsx';
import { ListNotice } from '#components/Read.tsx';
import { isPageOn, rightsOfPage } from '#providers/access.ts';
import { refusalOf, useOfficer, useRights } from '#providers/account.ts';
import { useBrand } from '#providers/brand.ts';
import { adminToken, proofRequests } from '#providers/providers.ts';
import { Header } from './Header.tsx';
import { pageEdge, usePanelPath } from './panelPath.ts';

const SetUpPage = lazyPart(() => import('#resources/account/SecondFactorSetUp.tsx'), 'SetUpPage');
const ProofDialog = lazyPart(() => import('#resources/account/ProofDialog.tsx'), 'ProofDialog');

/** The layout of every page behind the login. */
export function AdminLayout({ children }: LayoutProps) {
  const logout = useLogout();
  const notify = useNotify();
  // Goes to the login when the server has ended the session; drafts stay for the next one.
  useEffect(
    () =>
      adminToken.watch((why) => {
        notify(why, { type: 'error' });
        void logout();
      }),
    [logout, notify],
  );
  return (
    <Layout appBar={Header} sidebar={NoSidebar} sx={frame}>
      <Allowed>{children}</Allowed>
      <ProofGate />
    </Layout>
  );
}

const NoSidebar = () => null;

/** Shown at an unknown address of the panel. */
export const NotFoundPage = () => (
  <Page title={messages.notFound.text}>
    <ListNotice
      title={messages.notFound.title}
      action={
        <Button variant="outlined" component={Link} to="/">
          Open the dashboard
        </Button>
      }
    />
  </Page>
);

/** Asks for a new proof while a call waits for one. */
export function ProofGate() {
  const isAsking = useSyncExternalStore(proofRequests.watch, proofRequests.isAsking);
  return <Suspense>{isAsking && <ProofDialog onAnswer={proofRequests.answer} />}</Suspense>;
}

/** The page, unless the officer may not open it, or must first set up a second factor. */
function Allowed({ children }: { children: ReactNode }) {
  const officer = useOfficer();
  const queries = useQueryClient();
  const isAllowed = useRights();
  const path = usePanelPath();
  const { parts } = useBrand();
  // Until it is known who is logged in, the page is shown, and the server refuses what it must.
  const missing = officer && rightsOfPage(path).find((right) => !isAllowed(right));
  // Stays true until the recovery codes were seen, even if the account says earlier that the second factor is set up.
  const [isSettingUp, setSettingUp] = useState(false);
  if (officer?.mustSetUpSecondFactor && !isSettingUp) setSettingUp(true);

  async function handleDone() {
    await queries.invalidateQueries();
    setSettingUp(false);
  }

  if (officer && isSettingUp) return <SetUpPage name={officer.name} onDone={() => void handleDone()} />;
  if (!isPageOn(parts, path)) return <NotFoundPage />;
  if (missing)
    return (
      <Page title="You cannot open this page.">
        <ListNotice title={refusalOf(missing)} />
      </Page>
    );
  return children;
}

const frame = {
  minWidth: 0,
  '& .RaLayout-appFrame': { mt: 0 },
  '& .RaLayout-content': {
    display: 'block',
    minWidth: 0,
    pt: { xs: 1.5, sm: 3 },
    pb: { xs: `calc(var(--bottom-bar) + ${tokens.space['6']})`, sm: 6 },
    px: pageEdge,
    '&:has(.RaCreateButton-floating)': { pb: `calc(var(--bottom-bar) + ${tokens.space['9']})` },
  },
};
