import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Site {
  /** The address people type, without a slash at its end; shared links and pictures need it. */
  publicUrl: string;
  /** The moment the page was made, in milliseconds: server and browser must agree on what is upcoming. */
  now: number;
}

/** What a page knows of its surroundings, the same on the server and in the first picture of the browser. */
export const siteSlice = createSlice({
  name: 'site',
  initialState: (): Site => ({
    publicUrl: globalThis.location?.origin ?? 'http://localhost',
    now: Date.now(),
  }),
  reducers: {
    /** The page has come to life in a browser, which has a clock of its own. */
    clockRead(site, { payload }: PayloadAction<number>) {
      site.now = payload;
    },
  },
  selectors: {
    selectPublicUrl: (site) => site.publicUrl,
    selectNow: (site) => site.now,
  },
});

export const { clockRead } = siteSlice.actions;
export const { selectPublicUrl, selectNow } = siteSlice.selectors;
