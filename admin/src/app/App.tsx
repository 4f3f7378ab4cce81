import { lazy, useMemo } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource, type Store } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { useBrand } from '#lib/brand.ts';
import { authProvider, dataProvider } from '#providers/providers.ts';
import { events } from '#resources/events/index.tsx';
import { groupPages } from '#resources/group/groupPages.ts';
import { groupPath } from '#resources/group/groupPath.ts';
import { members } from '#resources/members/index.ts';
import { news } from '#resources/news/index.ts';
import { orders } from '#resources/orders/index.ts';
import { shop } from '#resources/shop/index.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { ErrorPage, LoadingPage, NotFoundPage } from './fallbackPages.tsx';
import { LoginPage } from './LoginPage.tsx';
import { adminTheme } from './theme/adminTheme.ts';

const HealthPage = lazy(async () => ({
  default: (await import('#resources/health/HealthPage.tsx')).HealthPage,
}));
const TrashPage = lazy(async () => ({ default: (await import('#resources/trash/TrashPage.tsx')).TrashPage }));
const Dashboard = lazy(async () => ({
  default: (await import('#resources/dashboard/DashboardPage.tsx')).DashboardPage,
}));
const Settings = lazy(async () => ({
  default: (await import('#resources/settings/SettingsPage.tsx')).SettingsPage,
}));
const Setup = lazy(async () => ({
  default: (await import('#resources/group/setup/SetupPage.tsx')).SetupPage,
}));
const ImportMembers = lazy(async () => ({
  default: (await import('#resources/members/import/ImportPage.tsx')).ImportPage,
}));

const store = panelStore();

function Panel() {
  const { shortName, colours } = useBrand();
  const themes = useMemo(
    () => ({ light: adminTheme('light', colours), dark: adminTheme('dark', colours) }),
    [colours],
  );
  return (
    <Admin
      title={shortName}
      basename="/admin"
      requireAuth
      dataProvider={dataProvider}
      authProvider={authProvider}
      store={store}
      theme={themes.light}
      darkTheme={themes.dark}
      dashboard={Dashboard}
      loginPage={LoginPage}
      layout={AdminLayout}
      loading={LoadingPage}
      catchAll={NotFoundPage}
      error={ErrorPage}
      authCallbackPage={false}
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
        <Route path="/setup" Component={Setup} />
        {groupPages.map(({ section, title, Page }) => (
          <Route key={section} path={groupPath(section)} element={<Page title={title} />} />
        ))}
        <Route path="/trash" Component={TrashPage} />
      </CustomRoutes>
    </Admin>
  );
}

const router = createBrowserRouter([{ path: '/admin/*', Component: Panel }]);

/** The administrator's panel. */
export function App() {
  // Navigations must be synchronous: during a pending transition, react-admin's logout starts over
  // and over again.
  return <RouterProvider router={router} useTransitions={false} />;
}

/** react-admin's store, except that a logout keeps the chosen theme. */
function panelStore(): Store {
  const store = localStorageStore();
  return {
    ...store,
    reset() {
      const theme: unknown = store.getItem('theme');
      store.reset();
      if (theme) store.setItem('theme', theme);
    },
  };
}
