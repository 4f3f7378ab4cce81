import { pages } from '@year-group/api-types/system/pages';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectDepartures, selectIsAuthKnown, selectMemberToken } from '#store/authSlice.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * Lets members through. Others, and members whose session just ended, go to verification and then
 * come back. Members who signed out go to the home page.
 */
export function RequireMember() {
  const { pathname, search } = useLocation();
  const isKnown = useAppSelector(selectIsAuthKnown);
  const token = useAppSelector(selectMemberToken);
  const departures = useAppSelector(selectDepartures);
  const [departuresBefore] = useState(departures);
  // The token is in the browser's storage, unknown to the server and to the first render. Until it
  // is read, the page sends no requests and shows its loading state.
  if (!isKnown || token) return <Outlet />;
  const hasLeft = departures > departuresBefore;
  return <Navigate to={hasLeft ? pages.home.to() : pages.memberLogin.to(pathname + search)} replace />;
}
