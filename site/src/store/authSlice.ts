import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Auth {
  /** Null until the browser's storage has been read. The server never knows the member. */
  memberToken: string | null;
  /** How often a member has logged out: the guard then does not ask them to verify again. */
  logouts: number;
}
const initialState: Auth = { memberToken: null, logouts: 0 };

/** The verified member. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Verified, restored from the browser's storage or from another tab, or null at the end. */
    memberSessionChanged: (auth, { payload }: PayloadAction<string | null>) => ({
      ...auth,
      memberToken: payload,
    }),
    memberLoggedOut: ({ logouts }) => ({ memberToken: null, logouts: logouts + 1 }),
  },
  selectors: {
    selectMemberToken: (auth) => auth.memberToken,
    selectLogouts: (auth) => auth.logouts,
    selectMemberId: (auth) => (auth.memberToken ? idInToken(auth.memberToken) : null),
  },
});

/** The id inside a token, to recognise one's own profile. Only the server decides what it permits. */
function idInToken(token: string): string | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { id } = JSON.parse(atob(payload)) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

export const { memberSessionChanged, memberLoggedOut } = authSlice.actions;
export const { selectMemberToken, selectMemberId, selectLogouts } = authSlice.selectors;
