import { showToast } from '@year-group/ui-kit/Toast';
import { memberLeft } from '#store/authSlice.ts';
import { useAppDispatch } from '#store/hooks.ts';

/** Ends the session at once, with a word of goodbye; the guard of the members' pages leads home. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  return (title: string, description: string) => {
    dispatch(memberLeft());
    showToast({ title, description, tone: 'success' });
  };
}
