import { LinkProvider } from '@year-group/ui-kit/Link';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import { ToastArea } from '@year-group/ui-kit/Toast';
import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useAppStore } from '#store/hooks.ts';
import { startPersistence } from '#store/persistence.ts';
import { clockRead } from '#store/siteSlice.ts';
import { pageAt } from './matchedPages.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { OpenPaymentNotice } from './OpenPaymentNotice.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import styles from './RootLayout.module.css';
import { RouterAnchor } from './RouterAnchor.tsx';
import { routes } from './routes.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavBar } from './SiteNavBar.tsx';
import { useNavigationPending } from './SiteRouter.tsx';
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
      <p role="status" className={shared.Hidden}>
        {announcement}
      </p>
      <OfflineNotice />
      <ToastArea />
    </LinkProvider>
  );
}

/** A progress bar at the top for navigations that take longer than 300 ms. */
function NavigationProgress() {
  const isPending = useNavigationPending();
  return isPending && <div className={styles.Progress} role="progressbar" aria-label="Loading the page" />;
}
