import { messages } from '@year-group/api-types/messages';
import { showToast } from '@year-group/ui-kit/Toast';
import { refusalText } from '#lib/refusals.ts';
import { useSignOutMutation } from '#store/api/membersApi.ts';
import { memberLeft, selectMemberToken } from '#store/authSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

const { signedOutTitle, signedOut, signedOutEverywhere, signOutFailedTitle, signOutFailed } =
  messages.profile;

/** The ways out of a member's session; the guard of the members' pages leads home. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectMemberToken);
  const [tellServer, { isLoading }] = useSignOutMutation();

  /** Forgets the session in this browser, with a word of goodbye. */
  function leave(title: string, description: string) {
    dispatch(memberLeft());
    showToast({ title, description, tone: 'success' });
  }

  return {
    leave,
    /** Leaves at once and tells the server when it can be reached: the way out needs no network. */
    signOut() {
      if (token) void tellServer({ token, everywhere: false });
      leave(signedOutTitle, signedOut);
    },
    /** Leaves once the server has ended all sessions: who stays signed in elsewhere must know. */
    async signOutEverywhere() {
      if (!token) return;
      try {
        await tellServer({ token, everywhere: true }).unwrap();
        leave(signedOutTitle, signedOutEverywhere);
      } catch (error) {
        const description = refusalText(error, { unreadable: signOutFailed, failed: signOutFailed });
        showToast({ title: signOutFailedTitle, description, tone: 'danger' });
      }
    },
    isSigningOut: isLoading,
  };
}
