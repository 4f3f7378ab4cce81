import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GroupShell } from '@year-group/api-types/group/group';

interface Site {
  /** The site's address without a slash at its end, for shared links and pictures. */
  publicUrl: string;
  /** When the page was rendered, in milliseconds: server and browser must agree on what is upcoming. */
  now: number;
  /** Whose site it is; set before the first render. */
  group: GroupShell | null;
}

/** The environment of a page, the same on the server and in the browser's first render. */
export const siteSlice = createSlice({
  name: 'site',
  initialState: (): Site => ({
    publicUrl: globalThis.location?.origin ?? 'http://localhost',
    now: Date.now(),
    group: null,
  }),
  reducers: {
    /** The page is hydrated in a browser, which has its own clock. */
    clockRead(site, { payload }: PayloadAction<number>) {
      site.now = payload;
    },
    groupRead(site, { payload }: PayloadAction<GroupShell>) {
      site.group = payload;
    },
  },
  selectors: {
    selectPublicUrl: (site) => site.publicUrl,
    selectNow: (site) => site.now,
    selectGroup: (site) => site.group as GroupShell,
  },
});

export const { clockRead, groupRead } = siteSlice.actions;
export const { selectPublicUrl, selectNow, selectGroup } = siteSlice.selectors;
