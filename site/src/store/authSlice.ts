import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Auth {
  /** False until the browser's storage has been read; the server never knows who reads a page. */
  isKnown: boolean;
  memberToken: string | null;
}
const initialState: Auth = { isKnown: false, memberToken: null };

/** Who the visitor has proved to be. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    memberVerified: (_auth, { payload }: PayloadAction<string>) => ({ isKnown: true, memberToken: payload }),
    memberSessionRestored: (_auth, { payload }: PayloadAction<string | null>) => ({
      isKnown: true,
      memberToken: payload,
    }),
    memberSessionEnded: () => ({ isKnown: true, memberToken: null }),
  },
  selectors: {
    selectIsAuthKnown: (auth) => auth.isKnown,
    selectMemberToken: (auth) => auth.memberToken,
    selectMemberId: (auth) => (auth.memberToken ? idInToken(auth.memberToken) : null),
  },
});

/** The id inside a token, to know one's own profile by; what it may do is decided by the server alone. */
function idInToken(token: string): string | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { id } = JSON.parse(atob(payload)) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

export const { memberVerified, memberSessionRestored, memberSessionEnded } = authSlice.actions;
export const { selectIsAuthKnown, selectMemberToken, selectMemberId } = authSlice.selectors;
