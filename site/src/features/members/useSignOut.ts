import { showToast } from '@year-group/ui-kit/Toast';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { memberSessionEnded } from '#store/authSlice.ts';
import { useAppDispatch } from '#store/hooks.ts';

/** Leads home and ends the session; the sentence says goodbye. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isLeaving = useRef(false);

  // Only when this page is gone: its guard would take the end of the session for an expired one and ask to verify again.
  useEffect(
    () => () => {
      if (isLeaving.current) dispatch(memberSessionEnded());
    },
    [dispatch],
  );

  return (title: string, description: string) => {
    isLeaving.current = true;
    showToast({ title, description, tone: 'success' });
    void navigate(paths.home.to());
  };
}
