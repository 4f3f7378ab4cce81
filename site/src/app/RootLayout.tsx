import { LinkProvider } from '@year-group/ui-kit/Link';
import { ToastArea } from '@year-group/ui-kit/Toast';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useAppStore } from '#store/hooks.ts';
import { startPersistence } from '#store/persistence.ts';
import { clockRead } from '#store/siteSlice.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import styles from './RootLayout.module.css';
import { RouterAnchor } from './RouterAnchor.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavBar } from './SiteNavBar.tsx';
import { useNavigationManners } from './useNavigationManners.ts';

/** What stands around every page. */
export function RootLayout() {
  const store = useAppStore();
  const { mainRef, announcement } = useNavigationManners();

  useEffect(() => {
    store.dispatch(clockRead(Date.now()));
    return startPersistence(store);
  }, [store]);

  return (
    <LinkProvider component={RouterAnchor}>
      <a className={styles.SkipLink} href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <SiteNavBar />
      <main ref={mainRef} id="main" tabIndex={-1} className={styles.Main}>
        <Outlet />
      </main>
      <SiteFooter />
      <p role="status" className={styles.Announcer}>
        {announcement}
      </p>
      <ToastArea />
      <ScrollRestoration />
    </LinkProvider>
  );
}
