import { setupListeners } from '@reduxjs/toolkit/query/react';
import { isOn } from '@year-group/api-types/system/pages';
import { LinkProvider } from '@year-group/ui-kit/Link';
import { fontsOfEveryPage } from '@year-group/ui-kit/styles/fonts.ts';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import { ToastArea } from '@year-group/ui-kit/Toast';
import { type MouseEvent, useEffect } from 'react';
import { preload } from 'react-dom';
import { type Location, Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { NotFoundPage } from '#components/NotFoundPage.tsx';
import { useAppSelector, useAppStore } from '#store/hooks.ts';
import { startPersistence } from '#store/persistence.ts';
import { clockRead, selectGroup } from '#store/siteSlice.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { OpenPaymentNotice } from './OpenPaymentNotice.tsx';
import type { PageHandle } from './pageHandle.ts';
import styles from './RootLayout.module.css';
import { RouterAnchor } from './RouterAnchor.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavBar } from './SiteNavBar.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';

/** Where a scroll position is kept: the browser's own entry of a link to a part has no key. */
const scrollKeyOf = ({ key, hash }: Location) => key + hash;

/** The page of the address, and what surrounds every page. */
export function RootLayout() {
  const store = useAppStore();
  const { name, hasHero, hasNoFooter } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  const { parts } = useAppSelector(selectGroup);
  const isThere = !name || isOn(parts, name);
  const isLoading = useNavigation().state !== 'idle';
  const { mainRef, announcement } = useNavigationFocus();
  for (const font of fontsOfEveryPage)
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' });

  useEffect(() => {
    store.dispatch(clockRead(Date.now()));
    return startPersistence(store);
  }, [store]);
  useEffect(() => setupListeners(store.dispatch), [store]);

  // Makes no entry of the browser's history: the router could not ask before it is left.
  const handleSkip = (event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus();
  };

  return (
    <LinkProvider component={RouterAnchor}>
      <a className={styles.SkipLink} href="#main" onClick={handleSkip}>
        Skip to content
      </a>
      {isLoading && <div className={styles.Progress} role="progressbar" aria-label="Loading the page" />}
      <SiteNavBar hasHero={hasHero && isThere} />
      <main ref={mainRef} id="main" tabIndex={-1} className={styles.Main}>
        {isThere ? <Outlet /> : <NotFoundPage />}
      </main>
      {!hasNoFooter && <SiteFooter />}
      <OpenPaymentNotice />
      <p role="status" className={shared.Hidden}>
        {announcement}
      </p>
      <OfflineNotice />
      <ToastArea />
      <ScrollRestoration getKey={scrollKeyOf} />
    </LinkProvider>
  );
}
