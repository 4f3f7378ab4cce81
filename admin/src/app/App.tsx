import { CssBaseline } from '@mui/material';
import { lazy, Suspense, useMemo } from 'react';
import {
  AdminContext,
  type AdminContextProps,
  CoreAdminUI,
  CustomRoutes,
  type LayoutProps,
  Notification,
  Resource,
} from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { useBrand } from '#lib/brand.ts';
import { lazyPart } from '#lib/lazyPart.ts';
import { i18nProvider } from '#providers/i18nProvider.ts';
import { adminToken, authProvider, dataProvider, queries } from '#providers/providers.ts';
import { events } from '#resources/events/index.tsx';
import { groupPages, groupPath } from '#resources/group/groupPages.ts';
import { members } from '#resources/members/index.tsx';
import { news } from '#resources/news/index.ts';
import { orders } from '#resources/orders/index.tsx';
import { shop } from '#resources/shop/index.tsx';
import { ErrorPage, LoadingPage, NotFoundPage } from './fallbackPages.tsx';
import { panelStore } from './panelStore.ts';
import { adminTheme } from './theme/adminTheme.ts';

const fetchLayout = () => import('./AdminLayout.tsx');
const SignedIn = lazy(async () => ({ default: (await fetchLayout()).AdminLayout }));
// Signed-in officers need it: fetched while the server checks their session.
if (adminToken.read()) void fetchLayout();
const SignedOut = lazyPart(() => import('./login/LoginPage.tsx'), 'LoginPage');

/** The frame of every page behind the login, which does not load it. */
const Layout = (props: LayoutProps) => (
  <Suspense fallback={<LoadingPage />}>
    <SignedIn {...props} />
  </Suspense>
);
const LoginPage = () => (
  <Suspense fallback={<LoadingPage />}>
    <SignedOut />
  </Suspense>
);

const HealthPage = lazyPart(() => import('#resources/health/HealthPage.tsx'), 'HealthPage');
const TrashPage = lazyPart(() => import('#resources/trash/TrashPage.tsx'), 'TrashPage');
const Dashboard = lazyPart(() => import('#resources/dashboard/DashboardPage.tsx'), 'DashboardPage');
const Settings = lazyPart(() => import('#resources/settings/SettingsPage.tsx'), 'SettingsPage');
const SectionEditor = lazyPart(() => import('#resources/group/SectionEditor.tsx'), 'SectionEditor');
const Setup = lazyPart(() => import('#resources/group/setup/SetupPage.tsx'), 'SetupPage');
const Handover = lazyPart(() => import('#resources/handover/HandoverPage.tsx'), 'HandoverPage');
const Handbook = lazyPart(() => import('#resources/handover/HandbookPage.tsx'), 'HandbookPage');
const ImportMembers = lazyPart(() => import('#resources/members/import/ImportPage.tsx'), 'ImportPage');

const Officers = lazyPart(() => import('#resources/officers/OfficersPage.tsx'), 'OfficersPage');
const Account = lazyPart(() => import('#resources/account/AccountPage.tsx'), 'AccountPage');
const Invitation = lazyPart(() => import('./login/InvitationPage.tsx'), 'InvitationPage');

/**
 * The whole panel. Stories pass what they replace. Not react-admin's `Admin`: its pages, menu and
 * login, all replaced here, would add to every first load.
 */
export function Panel(replaced: Partial<AdminContextProps>) {
  const { shortName, colours } = useBrand();
  const themes = useMemo(
    () => ({ light: adminTheme('light', colours), dark: adminTheme('dark', colours) }),
    [colours],
  );
  return (
    <AdminContext
      basename="/admin"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queries}
      store={panelStore}
      theme={themes.light}
      darkTheme={themes.dark}
      {...replaced}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        title={shortName}
        requireAuth
        dashboard={Dashboard}
        loginPage={LoginPage}
        layout={Layout}
        loading={LoadingPage}
        catchAll={NotFoundPage}
        accessDenied={NotFoundPage}
        authenticationError={NotFoundPage}
        error={ErrorPage}
        disableTelemetry
      >
        <Resource {...members} />
        <Resource {...news} />
        <Resource {...events} />
        <Resource {...shop} />
        <Resource {...orders} />
        <CustomRoutes>
          <Route path="/health" Component={HealthPage} />
          <Route path="/members/import" Component={ImportMembers} />
          <Route path="/settings" Component={Settings} />
          <Route path="/settings/handover" Component={Handover} />
          <Route path="/settings/handbook" Component={Handbook} />
          <Route path="/settings/account" Component={Account} />
          <Route path="/settings/officers" Component={Officers} />
          <Route path="/setup" Component={Setup} />
          {groupPages.map((page) => (
            <Route
              key={page.section}
              path={groupPath(page.section)}
              element={<SectionEditor key={page.section} {...page} />}
            />
          ))}
          <Route path="/trash" Component={TrashPage} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/invitation" Component={Invitation} />
        </CustomRoutes>
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  );
}

const router = createBrowserRouter([{ path: '/admin/*', Component: Panel }]);

/** The administrator's panel. */
export function App() {
  // Navigations must be synchronous: during a pending transition, react-admin's logout starts over
  // and over again.
  return <RouterProvider router={router} useTransitions={false} />;
}
