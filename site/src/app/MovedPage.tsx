import { Navigate, useLocation } from 'react-router-dom';

/** Leads to where a page has moved, with the query it was asked with. */
export function MovedPage({ to }: { to: string }) {
  return <Navigate to={to + useLocation().search} replace />;
}
