import { Navigate, useLocation } from 'react-router-dom';

/** Redirects to a page's new address and keeps the query. */
export function MovedPage({ to }: { to: string }) {
  return <Navigate to={to + useLocation().search} replace />;
}
