import { pages } from '@year-group/api-types/system/pages';
import { useState } from 'react';
import { type LoaderFunctionArgs, Navigate, Outlet, redirect, useLocation } from 'react-router-dom';
import { selectDepartures, selectMemberToken } from '#store/authSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { storeContext } from './storeContext.ts';

/**
 * Sends a visitor to verification, which leads back, if the group has a members' area. The server
 * never knows a member.
 */
export function requireMember({ request, context }: LoaderFunctionArgs): Response | null {
  const state = context.get(storeContext).getState();
  if (selectMemberToken(state) || !selectGroup(state).parts.members) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(pages.memberLogin.to(pathname + search));
}

/**
 * Sends members whose session just ended to verification, from where they come back, and members who
 * logged out to the home page.
 */
export function RequireMember() {
  const { pathname, search } = useLocation();
  const token = useAppSelector(selectMemberToken);
  const departures = useAppSelector(selectDepartures);
  const [departuresBefore] = useState(departures);
  if (token) return <Outlet />;
  const hasLeft = departures > departuresBefore;
  return <Navigate to={hasLeft ? pages.home.to() : pages.memberLogin.to(pathname + search)} replace />;
}
