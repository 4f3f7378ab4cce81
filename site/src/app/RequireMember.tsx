import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { selectIsAuthKnown, selectMemberToken } from '#store/authSlice.ts';
import { useAppSelector } from '#store/hooks.ts';

/** Lets members through; anyone else, and a member whose session just ended, goes to verification and comes back. */
export function RequireMember() {
  const { pathname, search } = useLocation();
  const isKnown = useAppSelector(selectIsAuthKnown);
  const token = useAppSelector(selectMemberToken);
  // Who is asking is in the browser's storage, which the server and the first picture know nothing of. Until it is read
  // a page asks for nothing and stands there as it does while it loads.
  if (!isKnown || token) return <Outlet />;
  return <Navigate to={paths.memberLogin.to(pathname + search)} replace />;
}
