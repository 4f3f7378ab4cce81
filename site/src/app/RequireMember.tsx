import { pages } from '@year-group/api-types/system/pages';
import { useState } from 'react';
import { type LoaderFunctionArgs, Navigate, Outlet, redirect, useLocation } from 'react-router-dom';
import { selectLogouts, selectMemberToken } from '#store/authSlice.ts';
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
  const logouts = useAppSelector(selectLogouts);
  const [logoutsBefore] = useState(logouts);
  if (token) return <Outlet />;
  const hasLoggedOut = logouts > logoutsBefore;
  return <Navigate to={hasLoggedOut ? pages.home.to() : pages.memberLogin.to(pathname + search)} replace />;
}
