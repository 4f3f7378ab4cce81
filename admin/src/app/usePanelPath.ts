import { useBasename } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** The path of the current page within the panel, such as `/news`; empty for the dashboard. */
export function usePanelPath(): string {
  const basename = useBasename();
  return useLocation().pathname.replace(/\/$/, '').slice(basename.length);
}
