import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { selectDepartures, selectIsAuthKnown, selectMemberToken } from '#store/authSlice.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * Lets members through. A member whose session just ended goes to verification and comes back, as does anyone else; one
 * who left by himself goes home.
 */
export function RequireMember() {
  const { pathname, search } = useLocation();
  const isKnown = useAppSelector(selectIsAuthKnown);
  const token = useAppSelector(selectMemberToken);
  const departures = useAppSelector(selectDepartures);
  const [departuresBefore] = useState(departures);
  // Who is asking is in the browser's storage, which the server and the first picture know nothing of. Until it is read
  // a page asks for nothing and stands there as it does while it loads.
  if (!isKnown || token) return <Outlet />;
  const hasLeft = departures > departuresBefore;
  return <Navigate to={hasLeft ? paths.home.to() : paths.memberLogin.to(pathname + search)} replace />;
}
