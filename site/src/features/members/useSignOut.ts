import { messages } from '@year-group/api-types/messages';
import { showToast } from '@year-group/ui-kit/Toast';
import { showRefusal } from '#lib/refusals.ts';
import { useSignOutMutation } from '#store/api/membersApi.ts';
import { memberLoggedOut, selectMemberId, selectMemberToken } from '#store/authSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { profileDraft } from './profileDraft.ts';

/** The ways to log out. The guard of the members' pages then redirects to the home page. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectMemberToken);
  const memberId = useAppSelector(selectMemberId);
  const [notifyServer, { isLoading }] = useSignOutMutation();

  /** Clears the session and the draft of the profile in this browser, and shows a toast. */
  function leave(title: string, description: string) {
    if (memberId) profileDraft(memberId).clear();
    dispatch(memberLoggedOut());
    showToast({ title, description, tone: 'success' });
  }

  return {
    leave,
    /** Clears the session at once and notifies the server, best effort: logging out works offline. */
    signOut() {
      if (token) void notifyServer({ token, everywhere: false });
      leave(messages.profile.signedOutTitle, messages.profile.signedOut);
    },
    /** Logs out after the server has ended all sessions, so that a failure is shown. */
    async signOutEverywhere() {
      if (!token) return;
      try {
        await notifyServer({ token, everywhere: true }).unwrap();
        leave(messages.profile.signedOutTitle, messages.profile.signedOutEverywhere);
      } catch (error) {
        showRefusal(messages.profile.signOutFailedTitle, error, { failed: messages.profile.signOutFailed });
      }
    },
    isSigningOut: isLoading,
  };
}
