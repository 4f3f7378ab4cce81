import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { Suspense, useMemo } from 'react';
import { Admin, type AdminProps, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { lazyPart } from '#components/lazyPart.tsx';
import { RowsSkeleton } from '#components/Read.tsx';
import { panelStore } from '#lib/draft.ts';
import { useBrand } from '#providers/brand.ts';
import { authProvider, dataProvider, i18nProvider, queries } from '#providers/providers.ts';
import { storedReads } from '#providers/storedReads.ts';
import { events } from '#resources/events/index.tsx';
import { groupPages, groupPath } from '#resources/group/groupPages.ts';
import { members } from '#resources/members/index.tsx';
import { news } from '#resources/news/index.ts';
import { orders } from '#resources/orders/index.tsx';
import { shop } from '#resources/shop/index.tsx';
import { AdminLayout, NotFoundPage } from './AdminLayout.tsx';
import { adminTheme } from './theme/adminTheme.ts';

const LoginPage = lazyPart(() => import('./login/SignIn.tsx'), 'LoginPage');
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

/** The whole panel. Stories pass what they replace. */
export function Panel(replaced: Partial<AdminProps>) {
  const { colours } = useBrand();
  const themes = useMemo(
    () => ({ light: adminTheme('light', colours), dark: adminTheme('dark', colours) }),
    [colours],
  );
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <meta name="theme-color" content={themes.light.palette?.background?.default} />
      <Admin
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        queryClient={queries}
        store={panelStore}
        theme={themes.light}
        darkTheme={themes.dark}
        requireAuth
        dashboard={Dashboard}
        loginPage={LoginPage}
        layout={AdminLayout}
        catchAll={NotFoundPage}
        disableTelemetry
        {...replaced}
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
      </Admin>
    </Suspense>
  );
}

const router = createBrowserRouter([{ path: '*', Component: Panel }], { basename: '/admin' });

/** The panel. */
export function App() {
  // Navigations must be synchronous: during a pending transition, react-admin's logout starts over
  // and over again.
  return (
    <PersistQueryClientProvider client={queries} persistOptions={storedReads}>
      <RouterProvider router={router} useTransitions={false} />
    </PersistQueryClientProvider>
  );
}
