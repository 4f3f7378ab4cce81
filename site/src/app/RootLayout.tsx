import { LinkProvider } from '@year-group/ui-kit/Link';
import { ToastArea } from '@year-group/ui-kit/Toast';
import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useAppStore } from '#store/hooks.ts';
import { startPersistence } from '#store/persistence.ts';
import { clockRead } from '#store/siteSlice.ts';
import { pageAt } from './matchedPages.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { OpenPaymentNotice } from './OpenPaymentNotice.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import styles from './RootLayout.module.css';
import { RouterAnchor } from './RouterAnchor.tsx';
import { routes } from './routes.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavBar } from './SiteNavBar.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { useScrollPosition } from './useScrollPosition.ts';

/** The page of the address, and what surrounds every page. */
export function RootLayout() {
  const store = useAppStore();
  const { pathname } = useLocation();
  const { isUndisturbed } = pageAt(pathname);
  const { mainRef, announcement } = useNavigationFocus();
  useScrollPosition();

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
        <PageBoundary key={pathname}>{useRoutes(routes)}</PageBoundary>
      </main>
      {!isUndisturbed && <SiteFooter />}
      <OpenPaymentNotice />
      <p role="status" className={styles.Announcer}>
        {announcement}
      </p>
      <OfflineNotice />
      <ToastArea />
    </LinkProvider>
  );
}
