import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useAppStore } from '#store/hooks.ts';

/** A page of the site with the panel's draft in place of what is published. */
export function PanelPreview() {
  const store = useAppStore();
  useEffect(() => {
    void import('./startPreview.ts').then(({ startPreview }) => startPreview(store));
  }, [store]);
  return <Outlet />;
}
